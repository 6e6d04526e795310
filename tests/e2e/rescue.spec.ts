import type { Page, Request } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { hold } from '../support/holds.ts'
import { readOrders } from '../support/orders.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillOrderForm, quantityOf, rememberDates, threeDays } from './visitor.ts'

const PRODUCT = `/catalog/${chair.slug}`

test('a busy product: other dates, what is free of it, or another one are one press away, can be taken back, and ordered', async ({
  page,
  shop,
}) => {
  await test.step('the nearest free dates, which can be taken back', async () => {
    const dates = threeDays(40)
    hold(shop.dataDir, chair.id, dates)
    await rememberDates(page, shop.url, dates)
    await page.goto(PRODUCT)
    const offers = offersOf(page)
    await expect(offers).toHaveCount(3)
    await expect(offers).toHaveText([/на\s3\sдня позже$/, /на\s3\sдня раньше$/, /на\s6\sдней позже$/])
    await expect(page.getByRole('button', { name: /^В\sкорзину$/ })).toHaveCount(0)
    await expectAccessibleInSchemes(page)

    await offers.first().press('Enter')
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^В\sкорзину$/ })
      .first()
    await expect(add).toBeFocused()
    await expect(offers).toHaveCount(0)
    await expectDates(page, { start: addDays(dates.start, 3), end: addDays(dates.end, 3) })

    await page.getByRole('button', { name: /^Вернуть/ }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Занято')
    await expect(offers).toHaveCount(3)
    await expectDates(page, dates)

    await offers.first().click()
    await add.click()
    await expect(page.getByRole('link', { name: /^Перейти\sв\sкорзину/ }).first()).toBeAttached()
  })
  await test.step('fewer than wanted: what is free goes into the cart with one press', async () => {
    await fillCart(page, [])
    const dates = threeDays(50)
    hold(shop.dataDir, chair.id, dates, 3)
    await rememberDates(page, shop.url, dates)
    await page.goto(PRODUCT)
    const field = quantityOf(page, chair.name)
    await field.fill('24')
    await field.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toContainText(/Свободно\s3\sиз\s24 на/)
    await expect(offersOf(page)).toHaveCount(3)
    await main.getByRole('button', { name: /^Взять\s3 на/ }).click()
    await expect(field).toHaveValue('3')
    await expect(offersOf(page)).toHaveCount(0)
  })
  await test.step('in place of it another one that is free goes into the cart, and is ordered', async () => {
    const dates = threeDays(60)
    hold(shop.dataDir, chair.id, dates)
    await rememberDates(page, shop.url, dates)
    await fillCart(page, [[chair.id, 1]])
    await page.goto('/order')
    await expect(offersOf(page)).toHaveCount(3)
    await page.getByText(`Сообщить, когда освободится: ${chair.name}`).click()
    await expect(page.getByLabel('Почта или телефон')).toBeVisible()
    await fillCart(page, [])
    await page.goto(PRODUCT)
    await page.getByRole('region', { name: 'Характеристики' }).scrollIntoViewIfNeeded()
    const take = page.getByRole('button', { name: /^Взять\s1: Стул/ })
    await expect(take).toHaveCount(3)
    await take.first().click()
    await expect(take).toHaveCount(2)
    await expect(page.getByRole('link', { name: /^В\sкорзине: Стул/ })).toBeVisible()
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(take).toHaveCount(3)
    await take.first().click()
    await order(page)
  })
})

test('where nothing is like it in that quantity, the category is shown', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const dates = threeDays(55)
  hold(shop.dataDir, 104, dates, 3)
  await rememberDates(page, shop.url, dates)
  await page.goto('/catalog/stul-skladnoj-belyj')
  const field = quantityOf(page, 'Стул складной «Регата», белый')
  await field.fill('640')
  await field.press('Enter')
  await page.getByRole('link', { name: 'все стулья' }).click()
  await expect(page).toHaveURL(/\/categories\/stulya$/)
})

test('a busy card: on its press the nearest free dates are asked for, and one press more takes them', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const dates = threeDays(90)
  hold(shop.dataDir, chair.id, dates)
  await rememberDates(page, shop.url, dates)
  const searches: string[] = []
  page.on('request', (request) => {
    if (isSearch(request)) searches.push(request.url())
  })
  await page.goto('/catalog')
  const card = page.getByRole('article').filter({ hasText: chair.name })
  const other = card.getByRole('button', { name: `Другие даты: ${chair.name}` })
  await expect(other).toBeVisible()
  expect(searches).toEqual([])
  await other.press('Enter')
  const offer = card.getByRole('button', { name: /^На\s.*: Стул/ })
  await expect(offer).toBeFocused()
  expect(searches).toHaveLength(1)
  await expectAccessibleInSchemes(page)

  await offer.press('Enter')
  await expect(card.getByRole('button', { name: `В корзину: ${chair.name}` })).toBeFocused()
  await expectDates(page, { start: addDays(dates.start, 3), end: addDays(dates.end, 3) })
  await page.getByRole('button', { name: /^Вернуть/ }).click()
  await expect(other).toBeVisible()
  await expectDates(page, dates)
})

test.describe('a failed search', () => {
  // It says so in the console, as it must.
  test.use({ expectedMessages: [/./] })

  test('of a busy card is told of, and can be asked for again', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const dates = threeDays(95)
    hold(shop.dataDir, chair.id, dates)
    await rememberDates(page, shop.url, dates)
    await page.goto('/catalog')
    await page.route('**/graphql**', (route) =>
      isSearch(route.request()) ? route.abort() : route.continue(),
    )
    const card = page.getByRole('article').filter({ hasText: chair.name })
    await card.getByRole('button', { name: `Другие даты: ${chair.name}` }).click()
    const again = card.getByRole('button', { name: `Повторить: ${chair.name}` })
    await expect(again).toBeVisible()
    await page.unroute('**/graphql**')
    await again.click()
    await expect(card.getByRole('button', { name: /^На\s.*: Стул/ })).toBeVisible()
  })
})

test('a busy cart: all of it is moved to free dates, or a line is taken in part and another replaced, and it is ordered', async ({
  page,
  shop,
}) => {
  await test.step('all of it is moved to dates on which it is free, and ordered', async () => {
    const dates = threeDays(70)
    hold(shop.dataDir, chair.id, dates, 3)
    hold(shop.dataDir, BENCH, { start: dates.end, end: addDays(dates.end, 1) })
    await rememberDates(page, shop.url, dates)
    const wanted = [chair.id, BENCH, TABLE].map((id, index) => [id, [24, 1, 2][index] ?? 0] as const)
    await fillCart(page, wanted)
    await page.goto('/cart')
    const main = page.getByRole('main')
    await expect(main).toContainText(/На\sэти даты не\sхватает 2\sпредметов\sиз\s3/)
    const offers = offersOf(page)
    await expect(offers.first()).toContainText(/на\s3\sдня раньше/)
    await expectAccessibleInSchemes(page)

    await offers.first().press('Enter')
    await expect(offers).toHaveCount(0)
    await expect(main).not.toContainText(/не\sхватает/)
    await expect(page.getByRole('button', { name: 'Изменить даты' })).toBeFocused()
    await expectDates(page, { start: addDays(dates.start, -3), end: addDays(dates.end, -3) })

    await page.getByRole('button', { name: /^Вернуть/ }).click()
    await expect(offers.first()).toBeVisible()
    await expectDates(page, dates)
    await offers.first().click()
    await expect(offers).toHaveCount(0)
    await order(page)
  })
  await test.step('the free part of one line, another thing in place of the other', async () => {
    const dates = threeDays(80)
    hold(shop.dataDir, chair.id, dates, 3)
    hold(shop.dataDir, BENCH, dates)
    await rememberDates(page, shop.url, dates)
    const [most, one] = [[chair.id, 24] as const, [BENCH, 1] as const]
    await fillCart(page, [most, one])
    await page.goto('/cart')
    await page.getByRole('button', { name: /^Взять 3\sшт\.: / }).click()
    await expect(quantityOf(page, chair.name)).toHaveValue('3')

    await page.getByRole('button', { name: /^Чем заменить: / }).press('Enter')
    const replace = page.getByRole('button', { name: /^Заменить: / })
    const name = (await replace.first().getAttribute('aria-label'))?.replace('Заменить: ', '') ?? ''
    await replace.first().press('Enter')
    await expect(quantityOf(page, name)).toHaveValue('1')
    await expect(page.getByRole('main')).not.toContainText(/не\sхватает/)
    await order(page)
  })
})

test('a cart that is never free as a whole is offered dates on which all but one thing is', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const dates = threeDays(240)
  hold(shop.dataDir, chair.id, { start: addDays(dates.start, -40), end: addDays(dates.end, 40) })
  await rememberDates(page, shop.url, dates)
  await fillCart(page, [
    [chair.id, 4],
    [TABLE, 2],
  ])
  await page.goto('/cart')
  const almost = page.getByRole('group', { name: `Даты, когда свободно всё, кроме: ${chair.name}` })
  await expect(almost.getByRole('button')).toContainText(`всё, кроме «${chair.name}»`)
  await expect(offersOf(page)).toHaveCount(0)
  const before = await datesOf(page)
  await almost.getByRole('button').press('Enter')
  await expect.poll(() => datesOf(page)).not.toEqual(before)
})

test.describe('services that fail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('an order that is refused for lack of stock leads to what can be had', { tag: '@nightly' }, async ({
    page,
    faultyShop,
  }) => {
    const dates = threeDays(30)
    const lines = [{ productId: chair.id, parentId: null, requested: 4, available: 2 }]
    const body = { error: { code: 'OUT_OF_STOCK', message: 'Not enough stock', lines } }
    faultyShop.services.fail({ method: 'POST', path: /\/v2\/orders$/ }, { status: 409, body }, 2)
    await rememberDates(page, faultyShop.url, dates)
    await fillCart(page, [[chair.id, 4]], faultyShop.url)
    await page.goto(`${faultyShop.url}/order`)
    await fillOrderForm(page)
    const send = page.getByRole('button', { name: 'Отправить заказ' })
    await send.click()
    await expect(offersOf(page).first()).toBeVisible()
    await expectAccessibleInSchemes(page)
    await page.getByRole('button', { name: /^Взять 2\sшт\.: / }).press('Enter')
    await expect(offersOf(page)).toHaveCount(0)
    await send.click()
    await expect(page).toHaveURL(/\/order\/success/)
    expect(readOrders(faultyShop.dataDir)).toMatchObject([{ lines: [{ quantity: 2 }] }])
  })

  test('free dates that cannot be asked for are said to be missing, and come with a retry', {
    tag: '@nightly',
  }, async ({ page, faultyShop }) => {
    const dates = threeDays(30)
    hold(faultyShop.dataDir, chair.id, dates)
    faultyShop.services.fail({ path: /\/v2\/products\?.*product_ids/ }, { status: 500 })
    await rememberDates(page, faultyShop.url, dates)
    await page.goto(`${faultyShop.url}${PRODUCT}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(/Свободные даты не\sзагрузились/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chair.name)
    faultyShop.services.heal()
    await main.getByRole('button', { name: 'Повторить' }).click()
    await expect(offersOf(page)).toHaveCount(3)
  })
})

const [BENCH, TABLE] = [104, 110]

/** Puts things into the cart of the browser, by id and quantity. */
async function fillCart(page: Page, things: readonly (readonly [number, number])[], url = '') {
  const products = things.map(([id, quantity]) => {
    return { id: String(id), slug: `product-${id}`, quantity, isRemovedFromCart: false }
  })
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((state) => localStorage.setItem('cart', JSON.stringify({ state, version: 1 })), {
    ...{ products, relatedProducts: [], relatedProductsQuantity: {}, previouslyLookedIds: [] },
  })
}

/** The dates that are offered in place of the visitor's. */
function offersOf(page: Page) {
  return page.getByRole('group', { name: 'Свободные даты' }).getByRole('button')
}

const expectDates = (page: Page, dates: object) => expect.poll(() => datesOf(page)).toEqual(dates)
async function datesOf(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'rentDates')?.value ?? 'null'))
}

async function order(page: Page) {
  await page.goto('/order')
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
}

function isSearch(request: Request): boolean {
  return decodeURIComponent(request.url() + (request.postData() ?? '')).includes('FreePeriods')
}
