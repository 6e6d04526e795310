import type { Locator, Page } from '@playwright/test'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { shiftPages } from '../support/clockOfRun.ts'
import { ask } from '../support/graphql.ts'
import { readOrders } from '../support/orders.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, cover, fillCart, quantityOf, rememberDates, roubles, threeDays } from './visitor.ts'

const address = (quantity = 2, made = '2026-01-15') =>
  planUrl({
    title: 'Ужин на веранде',
    period: threeDays(),
    made,
    lines: [
      { productId: String(chair.id), parentId: null, quantity, sum: 2000 },
      { productId: String(cover.id), parentId: String(chair.id), quantity: 1, sum: 220 },
    ],
  }) ?? ''

const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

test('a plan is sent from the cart, and a stranger orders it with five presses; a cart that is not empty is asked about', {
  tag: '@phone',
}, async ({ page, shop, browser }) => {
  test.slow(true, 'two visitors')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
      configurable: true,
    })
  })
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  await page.goto('/cart')
  await pressed(page, 'Скопировать ссылку').click()
  await expect(page.getByText('Ссылка на смету скопирована')).toBeVisible()
  const sent = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  expect(sent).toContain(`${shop.url}/plan?v=1&`)
  await expect(page.getByRole('link', { name: 'Открыть смету' })).toHaveAttribute(
    'href',
    sent.slice(shop.url.length),
  )

  const stranger = await browser.newContext({ viewport: page.viewportSize() })
  await shiftPages(stranger)
  const other = await stranger.newPage()
  await other.goto(sent)
  await expect(other.getByRole('listitem').filter({ hasText: chair.name })).toContainText(roubles(2400))
  await orderWithFivePresses(other)
  expect(readOrders(shop.dataDir).at(-1)).toMatchObject({
    startDay: threeDays().start,
    endDay: threeDays().end,
    total: 262_000,
  })
  await stranger.close()

  for (const [name, quantity] of [
    ['Добавить', '4'],
    ['Заменить', '2'],
  ] as const) {
    await page.goto(address())
    await pressed(page, /корзину$/).click()
    const dialog = page.getByRole('dialog', { name: /В\sкорзине уже 1\sпредмет/ })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(quantityOf(page, chair.name)).toHaveValue(quantity)
  }
})

test('a stranger orders with five presses and has one lime button at a time', {
  tag: ['@desk', '@nightly'],
}, async ({ page, shop }) => {
  await page.goto(address())
  await orderWithFivePresses(page)
  expect(readOrders(shop.dataDir).at(-1)).toMatchObject({ startDay: threeDays().start })
})

test('it prints as an estimate on one sheet, and is shared, copied, or shown as a link', {
  tag: '@desk',
}, async ({ page, shop }) => {
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data.url })
    const sendsNothing = sessionStorage.getItem('sendsNothing') !== null
    Object.defineProperty(navigator, 'share', { value: sendsNothing ? undefined : share })
    if (sendsNothing) Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(address())
  await test.step('other dates are chosen in the window, and nothing of the row of actions moves', async () => {
    const places = () =>
      page
        .locator('main')
        .locator('button, summary')
        .filter({ hasText: /Изменить даты|Переименовать|Распечатать/ })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    const before = await places()
    expect(before).toHaveLength(3)
    await page.getByText('Переименовать').click()
    await expect(page.getByRole('textbox', { name: 'Название сметы' })).toBeVisible()
    expect(new Set(await places()).size).toBe(new Set(before).size)
    await page.getByRole('button', { name: 'Изменить даты' }).click()
    const dates = page.getByRole('dialog', { name: 'Даты аренды' })
    await dates.getByRole('button', { name: 'Неделя' }).click()
    await dates.getByRole('button', { name: 'Применить' }).click()
    await expect(page).toHaveURL(/\/plan\?v=1/)
    await expect(page.getByText(/, 7\sсуток/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/, 3\sсуток/)).toBeVisible()
  })
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    'Ужин на веранде',
    'Исполнитель',
    'Заказчик',
    /ИНН/,
    shop.url + decodeURI(address()),
    chair.name,
    cover.name,
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  // A square for a phone's camera: no reader of the screen pays for it.
  const square = page.locator('svg[shape-rendering] path')
  await expect(square).toHaveCount(0)
  expect(await sheets()).toHaveLength(1)
  await expect(square).toHaveAttribute('d', /^M0 0h1/)
  await page.emulateMedia({ media: null })
  await pressed(page, 'Поделиться сметой').click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toContain('/plan?v=1&')

  await page.evaluate(() => sessionStorage.setItem('sendsNothing', ''))
  await page.reload()
  await pressed(page, 'Скопировать ссылку').click()
  const field = page.getByRole('textbox', { name: /Ссылка на\sсмету/ })
  await expect(field).toHaveValue(new URL(address(), page.url()).href)
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('/plan?v=1')

  // The shop's own set of eighteen things fits one sheet as well.
  const { solution } = await ask<{ solution: { products: { quantity: number; product: { id: string } }[] } }>(
    shop.url,
    '{ solution(slug: "svadba-na-60-gostej") { products { quantity product { id } } } }',
  )
  const lines = solution.products.map(({ quantity, product }) => ({
    productId: product.id,
    parentId: null,
    quantity,
    sum: null,
  }))
  await page.goto(planUrl({ title: 'Свадьба на 60 гостей', period: threeDays(), made: null, lines }) ?? '')
  await expect(page.locator('table tbody tr')).toHaveCount(18)
  expect(await sheets()).toHaveLength(1)
})

/** From an opened plan of two chairs and a cover to its accepted order. */
async function orderWithFivePresses(page: Page) {
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.filter({ visible: true }).first().click()
  }
  await expect(page.getByRole('button', { name: /^Выбрать даты|^Даты аренды/ })).toHaveCount(0)
  const accent = await page.evaluate(limeButtons)
  expect(accent).toHaveLength(1)
  expect(await page.evaluate(nativeMarkers)).toEqual([])
  await press(page.getByRole('button', { name: /корзину$/ }))
  await expect(page).toHaveURL(/\/cart$/)
  await expect(quantityOf(page, chair.name)).toHaveValue('2')
  await expect(quantityOf(page, cover.name)).toHaveValue('1')
  await press(page.getByRole('link', { name: /^Оформить/ }))
  for (const [label, text] of [
    ['Имя', 'Марина Ветрова'],
    ['Телефон', '+7 916 245-11-22'],
    ['Адрес площадки', 'Москва, Садовая ул., 12'],
  ] as const) {
    await page.getByLabel(label).fill(text)
  }
  await press(page.getByRole('checkbox', { name: /^Принимаю условия/ }))
  await press(page.getByRole('checkbox', { name: /^Даю согласие/ }))
  await press(page.getByRole('button', { name: 'Отправить заказ' }))
  await expect(page).toHaveURL(/\/order\/success/)
  expect(presses).toBe(5)
}

test('what is not free blocks the way until one press takes the free part, by keyboard; a title that is left out is no failure', {
  tag: ['@desk', '@nightly'],
}, async ({ page }) => {
  await page.goto(address(9000))
  await expect(
    page
      .getByRole('link', { name: /^Взять,?\s(что\s)?свобод/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /корзину$/ }).filter({ visible: true })).toHaveCount(0)
  await expectAccessible(page)
  const take = page.getByRole('link', { name: /^Взять \d+\sшт\.: / })
  await take.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/_9000/)
  await expect(pressed(page, /корзину$/)).toBeEnabled()

  const { start, end } = threeDays()
  await page.goto(`/plan?v=1&s=${start}&e=${end}&l=${chair.id}_2&t=${encodeURIComponent('Ужин 89161234567')}`)
  const ground = await page.getByText('Названия не').evaluate((text) => {
    let box: Element = text
    while (box.parentElement && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)')
      box = box.parentElement
    return getComputedStyle(box).backgroundColor
  })
  const calm = await page.evaluate(() => {
    document.body.style.background = 'var(--warning-wash)'
    return getComputedStyle(document.body).backgroundColor
  })
  expect(ground).toBe(calm)

  await page.getByText('Назвать смету').click()
  const name = page.getByRole('textbox', { name: 'Название сметы' })
  for (const [typed, found] of [
    ['Ужин, t.me/kassa', /^Ссылки/],
    ['Ужин 8 916 123-45-67', /^Номера телефона/],
    ['Ужин 4276 0000 1111 2223', /^Номера карты/],
  ] as const) {
    await name.fill(typed)
    await expect(name).toHaveAccessibleDescription(found)
    await name.press('Enter')
    await expect(name).toHaveValue(typed)
  }
  await name.fill('Смета 3 (150 000 ₽)')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Смета 3 (150 000 ₽)')
})

/** What can be pressed and is lime. */
function limeButtons(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.background = 'var(--accent)'
  const lime = getComputedStyle(probe).backgroundColor
  probe.remove()
  return [...document.querySelectorAll(':is(header, main) :is(a, button)')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === lime)
    .map((one) => one.textContent ?? '')
}

/** Summaries with the browser's own triangle. */
function nativeMarkers(): string[] {
  return [...document.querySelectorAll('main summary')]
    .filter((one) => getComputedStyle(one).display === 'list-item')
    .map((one) => one.textContent ?? '')
}

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false })

  test('things, sums and sheet are there, and dates and name are plain forms', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(address())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ужин на веранде')
    await expect(page.getByRole('listitem').filter({ hasText: chair.name })).toContainText(roubles(2400))
    await page.locator('summary', { hasText: 'Изменить даты' }).click()
    const { start, end } = threeDays()
    const form = page.getByRole('form', { name: 'Даты сметы' })
    await expect(form.getByLabel('Выдача')).toHaveValue(start)
    await expect(form.getByLabel('Возврат')).toHaveValue(end)
    await form.getByRole('button', { name: 'Пересчитать' }).click()
    await expect(page).toHaveURL(/\/plan\?v=1/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ужин на веранде')

    await page.getByText('Переименовать').click()
    await page.getByRole('textbox', { name: 'Название сметы' }).fill('Свадьба')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свадьба')
  })
})
