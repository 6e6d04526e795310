import type { Page } from '@playwright/test'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeyboard } from './keyboard.ts'
import { fillOrderForm, quantityOf, rememberDates, roubles, threeDays } from './visitor.ts'

const wedding = '/solutions/svadba-na-60-gostej'
const arch = { id: '175', owned: 7, name: 'Арка круглая, золото, 2 м' }
const table = { id: '114', owned: 60, name: 'Стол круглый банкетный, 180 см' }
const chair = { id: '101', owned: 420, name: 'Стул «Кьявари», золото' }
/** As dear as the golden one. */
const white = 'Стул «Кьявари», белый'
/** All of it for three days, in roubles. */
const whole = 282_232

const card = (page: Page) => page.getByRole('complementary', { name: 'Стоимость комплекта' })
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Что внутри' }).getByRole('listitem').filter({ hasText: name }).first()
const inCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state?.products ?? [])

test('a solution with two busy lines: one is replaced, one taken in part, and all of it is ordered', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const period = threeDays(150)
  await take(shop.url, period, [
    { productId: chair.id, quantity: chair.owned },
    { productId: table.id, quantity: table.owned - 4 },
  ])
  await rememberDates(page, shop.url, period)
  await page.goto(wedding)
  await expect(page.getByText('2 предмета из 18 ждут решения')).toBeVisible()
  await expect(card(page)).toContainText(roubles(whole - 76_800 - 2 * 2900))
  await expect(card(page).getByRole('button', { name: 'Положить 17 предметов из 18' })).toBeVisible()
  await expect(card(page).getByRole('group', { name: 'Свободные даты' })).toBeVisible()
  await expectAccessibleInSchemes(page)

  await row(page, table.name)
    .getByRole('button', { name: /^Взять 4/ })
    .click()
  await expect(page.getByText('1 предмет из 18 ждёт решения')).toBeVisible()
  await row(page, chair.name)
    .getByRole('button', { name: /^Заменить похожим/ })
    .focus()
  await page.keyboard.press('Enter')
  await pressByKeyboard(page, page.getByRole('button', { name: `Поставить: ${white}` }))
  await expect(row(page, white)).toContainText(`Вместо: ${chair.name}`)
  await expect(card(page)).toContainText(roubles(whole - 2 * 2900))
  await expectAccessibleInSchemes(page)

  // A decision can be taken back.
  await row(page, white)
    .getByRole('button', { name: /^Вернуть, что было: Стул/ })
    .click()
  await expect(row(page, chair.name)).toContainText('Занято')
  await row(page, chair.name)
    .getByRole('button', { name: /^Заменить похожим/ })
    .click()
  await page.getByRole('button', { name: `Поставить: ${white}` }).click()

  await card(page).getByRole('button', { name: 'Положить всё в корзину' }).click()
  await expect(card(page).getByText('18 предметов в корзине')).toContainText(roubles(whole - 2 * 2900))
  await card(page).getByRole('link', { name: 'Перейти в корзину' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
  await page.getByRole('button', { name: /^Показать все/ }).click()
  await expect(page.getByRole('button', { name: `Изменить: ${table.name}, 4 шт.` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Изменить: ${white}, 64 шт.` })).toBeVisible()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .filter({ visible: true })
    .first()
    .click()
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
})

test('what the visitor does not want is left out', { tag: '@nightly' }, async ({ page, shop }) => {
  const period = threeDays(160)
  await take(shop.url, period, [{ productId: arch.id, quantity: arch.owned }])
  await rememberDates(page, shop.url, period)
  await page.goto(wedding)
  await row(page, arch.name)
    .getByRole('button', { name: /^Не брать/ })
    .click()
  await expect(row(page, arch.name)).toContainText('Не берём')
  await expect(page.getByText(/ждёт решения/)).toHaveCount(0)
  await row(page, arch.name)
    .getByRole('button', { name: /^Вернуть/ })
    .click()
  await expect(page.getByText('1 предмет из 18 ждёт решения')).toBeVisible()
  await card(page).getByRole('group', { name: 'Свободные даты' }).getByRole('button').first().click()
  await expect(card(page).getByRole('button', { name: 'Положить всё в корзину' })).toBeVisible()
  await expect(card(page)).toContainText(roubles(whole))
})

test('a solution that was put is taken out again, and what was in the cart before is as it was', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url, threeDays(170))
  await page.goto(wedding)
  await page.getByRole('button', { name: new RegExp(`^В корзину: ${chair.name}`) }).click()
  await quantityOf(page, chair.name).fill('70')
  await quantityOf(page, chair.name).press('Enter')
  const before = await inCart(page)
  await expect(card(page)).toContainText('1 предмет из 18 уже в корзине')
  const press = card(page).getByRole('button', { name: 'Добавить ещё 17' })
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('18 предметов в корзине')).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Перейти в корзину' })).toBeFocused()
  expect(await inCart(page)).toHaveLength(18)
  expect(await inCart(page)).toContainEqual(expect.objectContaining({ id: '101', quantity: 70 }))
  await expectAccessibleInSchemes(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(press).toBeVisible()
  expect(await inCart(page)).toEqual(before)

  await card(page).getByRole('button', { name: 'Добавить весь комплект' }).click()
  await expect(card(page).getByText('18 предметов в корзине')).toBeVisible()
  expect(await inCart(page)).toContainEqual(expect.objectContaining({ id: '101', quantity: 134 }))
  await page.reload()
  await expect(card(page)).toContainText('Уже в корзине: 18 предметов')
})

test('for other guests the pieces follow, and each line can be changed by hand', async ({ page, shop }) => {
  await rememberDates(page, shop.url, threeDays(170))
  await page.goto(wedding)
  const guests = page.getByRole('textbox', { name: 'Сколько гостей' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(guests).toHaveValue('60')
  await expect(card(page)).toContainText('На одного гостя')
  await guests.fill('90')
  await guests.press('Enter')
  await expect(row(page, chair.name)).toContainText(/64.*→.*96/)
  await expect(title).toHaveText(/на\s90\sгостей/)
  await expect(page.getByText(/На\s60\sгостей/)).toHaveCount(0)
  await expect(page).toHaveURL(/\?guests=90$/)
  await page.reload()
  await expect(guests).toHaveValue('90')
  await expect(title).toHaveText(/на\s90\sгостей/)
  await expect(row(page, 'Стол складной')).not.toContainText('→')
  await quantityOf(page, chair.name).fill('92')
  await quantityOf(page, chair.name).press('Enter')
  await expect(row(page, chair.name)).toContainText(/64.*→.*92/)
  await expectAccessibleInSchemes(page)
  await card(page).getByRole('button', { name: 'Положить всё в корзину' }).click()
  await expect(card(page).getByText('18 предметов в корзине')).toBeVisible()
  expect(await inCart(page)).toContainEqual(expect.objectContaining({ id: '101', quantity: 92 }))
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Показать все/ }).click()
  for (const amount of await page.getByRole('button', { name: /^Изменить: / }).all()) await amount.click()
  for (const fold of await page.getByText(/^Дополнения: \d/).all()) await fold.click()
  await expect(page.getByRole('button', { name: /^Добавить: / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Добавить: ${chair.name}` })).toHaveCount(0)
  await expect(
    page
      .getByRole('link', { name: /^Оформить/ })
      .filter({ visible: true })
      .last(),
  ).toBeInViewport()
  await page.goBack()
  await expect(guests).toHaveValue('90')
  await card(page).getByText('Уже в корзине').waitFor()
  await guests.fill('700')
  await guests.press('Enter')
  await expect(card(page).getByText('На 700 гостей хватит не всего')).toBeVisible()
  await expect(card(page)).not.toContainText('На одного гостя')
  await expect(card(page).getByRole('link', { name: 'Открыть смету' })).toHaveAttribute(
    'href',
    /[=.]101_747_/,
  )
})

test('the cart of a whole set is short, and the order is always one press away', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url, threeDays(180))
  await page.goto(wedding)
  await expect(card(page).getByRole('button', { name: 'Положить всё в корзину' })).toBeVisible()
  const hint = card(page).getByText(/добавит сразу всё количество/)
  const { bottom } = await boxOf(hint)
  expect((await boxOf(hint.locator('xpath=../following-sibling::*[1]'))).top - bottom).toBeGreaterThanOrEqual(
    16,
  )
  // Three presses from the set to the form of its order.
  await card(page).getByRole('button', { name: 'Положить всё в корзину' }).click()
  await card(page).getByRole('link', { name: 'Перейти в корзину' }).click()
  const order = page.getByRole('region', { name: 'Итог заказа' }).getByRole('link', { name: 'Оформить' })
  await expect(page.getByRole('button', { name: 'Показать все: 18 предметов' })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(3000)
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * share)
    await expect(order).toBeInViewport({ ratio: 1 })
  }
  await expectAccessibleInSchemes(page)
  // It is still one set: it has a name, goes at one press, and gives its name to the estimate.
  const set = page.getByRole('main').getByRole('heading', { level: 2, name: 'Свадьба на 60 гостей' })
  await expect(set).toBeVisible()
  await page.getByRole('button', { name: 'Убрать комплект' }).click()
  await expect(order).toBeHidden()
  await expect(set.getByRole('link')).toBeFocused()
  await page.getByRole('status').getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByRole('link', { name: 'Открыть смету' })).toHaveAttribute('href', /[?&]t=/)
  await order.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Оформление/)
})

test('each line of a long cart is changed after a press, and none is lost', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url, threeDays(180))
  await page.goto(wedding)
  await card(page).getByRole('button', { name: 'Положить всё в корзину' }).click()
  await card(page).getByRole('link', { name: 'Перейти в корзину' }).click()
  const amounts = page.getByRole('button', { name: /^Изменить: / })
  await expect(amounts).toHaveCount(8)
  await pressByKeyboard(page, page.getByRole('button', { name: 'Показать все: 18 предметов' }))
  await expect(amounts).toHaveCount(18)

  await expect(quantityOf(page, chair.name)).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^Изменить: ${chair.name}`) }).click()
  await expectAccessibleInSchemes(page)
  await quantityOf(page, chair.name).fill('60')
  await quantityOf(page, chair.name).press('Enter')
  await expect(page.getByRole('button', { name: `Изменить: ${chair.name}, 60 шт.` })).toBeVisible()
  await page.getByText('Дополнения: 2').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Добавить: Чехол на стул, белый' }).click()
  await page.getByRole('button', { name: `Изменить: ${chair.name}, 60 шт.` }).click()
  await expect(quantityOf(page, 'Чехол на стул, белый')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^Изменить: ${table.name}`) }).click()
  await page.getByRole('button', { name: `Убрать из корзины: ${table.name}` }).click()
  await expect(page.getByRole('button', { name: `Вернуть: ${table.name}` })).toBeFocused()
})

test.describe('while its buttons cannot be loaded', () => {
  test.use({ expectedMessages: [/Failed to load|ERR_FAILED/] })

  test('that is said, and a press of the keyboard brings them without losing its place', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const sheets = '**/assets/static/*SetActions*.css'
    await page.route(sheets, (route) => route.abort())
    await rememberDates(page, shop.url, threeDays(170))
    await page.goto(wedding)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Повторить' })
    await retry.waitFor()
    await page.unroute(sheets)
    await pressByKeyboard(page, retry)
    await expect(retry).toBeHidden()
    await expect(page.locator('h1 ~ div:focus')).toHaveCount(1)
    await expect(card(page).getByRole('button', { name: 'Положить всё в корзину' })).toBeVisible()
  })
})

test.describe('while the gateway cannot price it', () => {
  test.use({ expectedMessages: [/status of 503/] })

  test('nothing is put, and the press can be repeated', { tag: '@nightly' }, async ({ page, shop }) => {
    await rememberDates(page, shop.url, threeDays(170))
    await page.goto(wedding)
    const isQuote = (text: string | null) => (text ?? '').includes('SetQuote')
    await page.route(/graphql/, (route) =>
      isQuote(route.request().url()) || isQuote(route.request().postData())
        ? route.fulfill({ status: 503 })
        : route.continue(),
    )
    await card(page).getByRole('button', { name: 'Положить всё в корзину' }).click()
    await expect(card(page).getByRole('alert')).toContainText('Комплект на месте, ничего не потерялось')
    expect(await inCart(page)).toEqual([])
    await expectAccessibleInSchemes(page)
    await page.unroute(/graphql/)
    await card(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(card(page).getByText('18 предметов в корзине')).toContainText(roubles(whole))
  })
})

/** Another customer orders for the visitor's days. */
async function take(url: string, period: { start: string; end: string }, lines: object[]): Promise<void> {
  const input = orderInput({ idempotencyKey: `take-${crypto.randomUUID()}`, period, lines })
  const answer = await ask<CreateOrderAnswer>(url, createOrder, { input })
  expect(answer.createOrder).toMatchObject({ __typename: 'OrderCreated' })
}
