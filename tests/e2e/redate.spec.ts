import type { Locator, Page } from '@playwright/test'
import { addDays, type Period } from '#gateway/rental/period.ts'
import { hold } from '../support/holds.ts'
import { expectAccessible } from './accessibility.ts'
import { boxOf, markOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, returnWithCart, roubles, threeDays } from './visitor.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Даты аренды' })
const change = (page: Page) => modal(page).getByRole('region', { name: 'Что изменится' })
const now = (page: Page) => modal(page).getByRole('region', { name: 'Сейчас' })
const pill = (page: Page) => page.getByRole('button', { name: /^Даты аренды/ }).filter({ visible: true })
const button = (page: Page, name: string | RegExp) => modal(page).getByRole('button', { name })
const tent = { id: '146', slug: 'shater-pavilon-6x12', quantity: 1, isRemovedFromCart: false }
const chairs = { id: String(chair.id), slug: chair.slug, quantity: 2, isRemovedFromCart: false }

async function openWindow(page: Page, url: string, path = '/contacts') {
  await returnWithCart(page, url)
  await page.goto(path)
  await pill(page).click()
  await expect(now(page)).toContainText(/1\sпредмет, 2\sшт\. Всё свободно/)
}

// Sums that do not come say so in the console.
test.use({ expectedMessages: [/ERR_FAILED/] })

test('new dates are shown with what they change, also while sums are late or missing; the former ones can be kept, or taken back', async ({
  page,
  shop,
}) => {
  await openWindow(page, shop.url, `/catalog/${chair.slug}`)
  // 490 × 2 × 2 + 220 × 2, and 4 500 for delivery.
  await expect(now(page)).toContainText(roubles(6900))
  const held = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (isQuote(route.request().postData())) await held.promise
    await route.continue()
  })
  await button(page, 'Неделя').press('Enter')
  await expect(change(page)).toHaveAttribute('aria-busy', 'true')
  await expect(change(page).getByRole('listitem')).toContainText(chair.name)
  await expect(change(page)).not.toContainText('₽')
  await expect(button(page, 'Применить')).toBeEnabled()
  held.resolve()
  await expect(change(page)).toContainText(/на\s4\sсуток дольше\. Всё свободно/)
  const row = change(page).getByRole('listitem').filter({ hasText: chair.name })
  await expect(row.locator('s')).toContainText(roubles(2400))
  await expect(row).toContainText(roubles(4160))
  const total = change(page).getByRole('definition').last()
  await expect(total).toContainText(roubles(8660))
  await expect(change(page)).toContainText(/на\s1\s760\s₽ больше/)
  await expect(change(page)).toContainText(/4\s500\s₽, как и\sбыло/)
  await expectAccessible(page)

  // The line with the new sum leads to what changes.
  const place = change(page).getByRole('heading')
  await modal(page).getByRole('heading').first().scrollIntoViewIfNeeded()
  await expect(place).not.toBeInViewport()
  await button(page, /^Корзина на/).click()
  await expect(place).toBeInViewport({ ratio: 1 })

  // Dates that change nothing say so in one sentence.
  const { start } = threeDays()
  await pickDays(page, { start: addDays(start, 1), end: addDays(start, 3) })
  await expect(change(page)).toContainText(/Срок тот\sже, сумма не\sизменится\s—\s6\s900\s₽/)
  await expect(change(page).getByRole('listitem')).toHaveCount(0)
  await button(page, 'Оставить прежние').click()
  await expect(modal(page)).toBeHidden()
  await expect(pill(page)).toContainText(/3\sсуток/)
  expect(await rememberedDates(page)).toEqual(threeDays())

  await page.unroute('**/graphql')
  await page.route('**/graphql', (route) =>
    isQuote(route.request().postData()) ? route.abort() : route.continue(),
  )
  await pill(page).click()
  await pickDays(page, { start, end: addDays(start, 9) })
  await expect(change(page)).toContainText(/Не\sполучилось посчитать разницу/)
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await button(page, 'Повторить').click()
  await expect(change(page)).toContainText(roubles(9980))

  await page.route('**/graphql', (route) =>
    isQuote(route.request().postData()) ? route.abort() : route.continue(),
  )
  await pickDays(page, { start: addDays(start, 12), end: addDays(start, 22) })
  await button(page, 'Применить').press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Теперь' })
  await expect(toast).toBeVisible()
  await expect(pill(page)).toContainText(/11\sсуток/)
  await toast.getByRole('button', { name: 'Вернуть прежние' }).press('Enter')
  await expect(pill(page)).toContainText(/3\sсуток/)
  await expect.poll(() => rememberedDates(page)).toEqual(threeDays())
})

test.describe('while nobody knows the stock', () => {
  test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) })

  test('each sum of the window says that it is not confirmed', { tag: '@nightly' }, async ({
    page,
    faultyShop,
  }) => {
    const body = { result: { data: [{ ...chair, stocks: null }] } }
    faultyShop.services.fail({ path: /v2\/products\?/ }, { status: 200, body })
    await returnWithCart(page, faultyShop.url)
    await page.goto('/contacts')
    await pill(page).click()
    const note = 'Сумма предварительная: наличие ещё не\u00A0подтверждено'
    await expect(now(page)).toContainText(note)
    await button(page, 'Неделя').click()
    await expect(change(page).getByRole('definition').last()).toContainText(roubles(8660))
    await expect(change(page)).toContainText(note)
    const total = modal(page).locator('footer').getByRole('status')
    await expect(total).toContainText(/8\s660\s₽, сумма предварительная/)
    const { start } = threeDays()
    await pickDays(page, { start: addDays(start, 1), end: addDays(start, 3) })
    await expect(change(page)).toContainText(/сумма не\sизменится\s—\s6\s900\s₽\. Сумма предварительная/)
  })
})

test.describe('on busy days', () => {
  test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) })

  test('what falls short is named first and forbids nothing; the nearest dates on which all is free are one press away', async ({
    page,
    faultyShop,
  }) => {
    const later = threeDays(8)
    hold(faultyShop.dataDir, chair.id, later, 1)
    hold(faultyShop.dataDir, Number(tent.id), later)
    await returnWithCart(page, faultyShop.url, { products: [{ ...chairs, quantity: 2 }, tent] })
    await page.goto('/contacts')
    await pill(page).click()
    await pickDays(page, later)
    await expect(change(page).getByText(/свободно не\sвсё/)).toBeVisible()
    await expect(change(page)).toContainText(/Шатёр.*— занято, Стул.*— 1\sиз\s2/)
    const rows = change(page).getByRole('listitem')
    await expect(rows.first()).toContainText('Занято')
    await expect(rows.first()).toContainText(/не\sвходит/)
    const few = rows.nth(1).getByText(/^Свободно 1\sиз\s2$/)
    const mark = await markOf(page, few)
    expect(mark.left).toBeGreaterThan(mark.right * 1.3)
    // In two lines it stands at the first.
    await few.evaluate((text) => text.style.setProperty('width', 'min-content'))
    const { top, bottom } = await boxOf(few)
    expect((await markOf(page, few)).bottom).toBeLessThan((bottom - top) / 2)
    // Of two chairs one is free: the line counts whole.
    await expect(rows.nth(1).getByText(roubles(2400))).toBeVisible()
    await expect(modal(page).locator('footer').getByRole('status')).toContainText(/свободно не\sвсё/)
    await expectAccessible(page)
    await button(page, 'Применить').click()
    await expect(page.getByRole('status').filter({ hasText: 'Теперь' })).toBeVisible()
    expect(await rememberedDates(page)).toEqual(later)

    await page.getByRole('status').getByRole('button', { name: 'Вернуть прежние' }).click()
    await expect.poll(() => rememberedDates(page)).toEqual(threeDays())
    await pill(page).click()
    await pickDays(page, later)
    const offers = change(page).getByRole('group', { name: 'Когда свободна вся корзина' })
    await expect(offers.getByRole('button')).toHaveCount(3)
    await expect(offers.getByRole('button').first()).toContainText(/на\s3\sдня позже/)
    await offers.getByRole('button').first().click()
    await expect(change(page)).toContainText(/Срок тот\sже, сумма не\sизменится/)
    await expect(offers).toBeHidden()
    await button(page, 'Применить').click()
    await expect(pill(page)).toContainText(/3\sсуток/)
    await expect.poll(() => rememberedDates(page)).toEqual(threeDays(11))
  })
})

test.describe('a link with other dates', () => {
  const other = threeDays(20)
  const link = `/contacts?from=${other.start}&to=${other.end}`

  test('shows what they change; closing the window keeps the visitor’s dates', async ({ page, shop }) => {
    await returnWithCart(page, shop.url)
    await page.goto(link)
    await expect(modal(page)).toContainText(/В\sссылке другие даты/)
    await expect(change(page)).toContainText(/сумма не\sизменится/)
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    await expect.poll(() => rememberedDates(page)).toEqual(threeDays())
    await expect(page).toHaveURL(`${shop.url}/contacts`)
    await page.reload()
    await expect(pill(page)).toBeVisible()
    await expect(modal(page)).toBeHidden()

    // Taken, they are applied.
    await page.goto(link)
    await expect(change(page)).toBeVisible()
    await button(page, 'Применить').click()
    await expect(modal(page)).toBeHidden()
    expect(await rememberedDates(page)).toEqual(other)
    await page.getByRole('status').getByRole('button', { name: 'Вернуть прежние' }).click()
    await expect.poll(() => rememberedDates(page)).toEqual(threeDays())
  })

  test('asks nothing without a cart, without dates, and for the same dates', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    await rememberDates(page, shop.url)
    await page.goto(link)
    await expect(pill(page)).toBeVisible()
    expect(await rememberedDates(page)).toEqual(other)
    await expect(modal(page)).toBeHidden()

    await returnWithCart(page, shop.url)
    await page.context().clearCookies()
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(link)
      await expect(pill(page)).toContainText(/3\sсуток/)
      await expect(modal(page)).toBeHidden()
    }
  })
})

function isQuote(request: string | null): boolean {
  return request?.includes('CartQuote') ?? false
}

/** Presses the first and the last day, in whatever month they are. */
async function pickDays(page: Page, { start, end }: Period) {
  for (const day of [start, end]) {
    const place = dayButton(modal(page), day)
    await expect(modal(page).getByRole('grid')).toHaveCount(1)
    if ((await place.count()) === 0)
      await modal(page).getByRole('navigation').getByRole('button').last().click()
    await place.click()
  }
}

const dayButton = (window: Locator, day: string) =>
  window.locator(`[data-day="${day}"]:not([data-hidden]):not([data-outside]) button`)

async function rememberedDates(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'rentDates')
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null
}
