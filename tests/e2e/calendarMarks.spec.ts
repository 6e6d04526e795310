import type { Locator, Page, Route } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { hold } from '../support/holds.ts'
import { expectAccessible } from './accessibility.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, returnWithCart, threeDays } from './visitor.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Даты аренды' })
const pill = (page: Page) => page.getByRole('button', { name: /^Даты аренды/ }).filter({ visible: true })
const dayButton = (page: Page, day: string): Locator =>
  modal(page).locator(`[data-day="${day}"]:not([data-hidden]):not([data-outside]) button`)
const monthOf = (day: string) => day.slice(0, 7)
const tent = { id: '146', slug: 'shater-pavilon-6x12', quantity: 1, isRemovedFromCart: false }
const chairs = { id: String(chair.id), slug: chair.slug, quantity: 2, isRemovedFromCart: false }

// All of them in one month, on whatever day the tests run.
const tomorrow = threeDays().start
const start = tomorrow.slice(8) <= '22' ? tomorrow : addDays(`${monthOf(tomorrow)}-28`, 4)
const dates = { start, end: addDays(start, 2) }
const lacking = addDays(start, 5)
const shut = addDays(start, 6)
const nextMonth = addDays(`${monthOf(start)}-01`, 45)

test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) })

test.beforeEach(({ faultyShop }) => {
  hold(faultyShop.dataDir, chair.id, { start: lacking, end: shut }, 1)
  hold(faultyShop.dataDir, Number(tent.id), { start: shut, end: shut })
  hold(faultyShop.dataDir, Number(tent.id), { start: nextMonth, end: nextMonth })
})

test('days on which the cart is not all free are marked, say why, and can be chosen; a month is asked for when it is shown', {
  tag: '@nightly',
}, async ({ page, faultyShop }) => {
  test.slow(true, 'a whole calendar')
  const asked = watchDays(page)
  await openWithCart(page, faultyShop.url)
  await expect.poll(() => asked()).toEqual([monthOf(start)])
  await showMonth(page, lacking)
  await expect(dayButton(page, lacking)).toHaveAccessibleName(/Не\sвсё свободно: Стул.*1\sиз\s2$/)
  await expect(dayButton(page, addDays(lacking, -1))).not.toHaveAccessibleName(/свободно|занято/)
  await expect(modal(page)).toContainText('хватает не всего')
  await expectAccessible(page)

  // By keyboard the reason stands beside the day; Escape takes it away and leaves the window.
  await showMonth(page, shut)
  await expect(dayButton(page, shut)).toHaveAccessibleName(/Не\sвсё свободно: .*Шатёр.*занято/)
  await dayButton(page, shut).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dayButton(page, lacking)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, shut)).toBeFocused()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText(/Шатёр.*занято/)
  // Above the days: it covers none of them.
  const days = await boxOf(modal(page).getByRole('grid').first())
  expect((await boxOf(tip)).bottom).toBeLessThanOrEqual(days.top)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(modal(page)).toBeVisible()

  await showMonth(page, nextMonth)
  await expect(dayButton(page, nextMonth)).toHaveAccessibleName(/Шатёр.*занято/)
  expect(asked()).toEqual([monthOf(start), monthOf(nextMonth)])
  // What was shown before is known.
  const arrows = modal(page).getByRole('navigation').getByRole('button')
  await arrows.first().click()
  await arrows.last().click()
  await expect(dayButton(page, nextMonth)).toHaveAccessibleName(/Шатёр.*занято/)
  expect(asked()).toHaveLength(2)

  await showMonth(page, shut)
  await dayButton(page, shut).press('Enter')
  await expect(modal(page).getByRole('button', { name: 'Применить' })).toBeEnabled()
  await expect(modal(page).getByRole('region', { name: 'Что изменится' })).toContainText(/свободно не\sвсё/)

  // A press leaves what it did in sight.
  await dayButton(page, lacking).hover()
  await expect(tip).toContainText(/Стул.*1\sиз\s2/)
  await dayButton(page, lacking).click()
  await expect(modal(page).getByRole('region', { name: 'Что изменится' })).toContainText('Стул')
  await expect(tip).toBeHidden()
})

test('without a cart, or of what the company has none of, nothing is asked; on the page of a product its own days are marked', {
  tag: '@nightly',
}, async ({ page, faultyShop }) => {
  test.slow(true, 'four pages')
  const asked = watchDays(page)
  await rememberDates(page, faultyShop.url, dates)
  const samovar = { id: '140', slug: 'samovar-elektricheskij-10l', quantity: 1, isRemovedFromCart: false }
  // Elsewhere than on a product, and on the page of what there is none of.
  for (const path of ['/contacts', `/catalog/${samovar.slug}`]) {
    await page.goto(path)
    await pill(page).click()
    await expect(dayButton(page, start)).toBeEnabled()
    await expect(modal(page)).not.toContainText('есть занятое')
    expect(asked()).toEqual([])
  }

  // A product that is taken on the chosen dates: near ones are a press away.
  await rememberDates(page, faultyShop.url, { start: lacking, end: addDays(shut, 1) })
  await page.goto(`/catalog/${tent.slug}`)
  await pill(page).click()
  const near = modal(page).getByRole('group', { name: 'Свободные даты' }).getByRole('button')
  await expect(near).not.toHaveCount(0)
  await near.first().click()
  await expect(near).toHaveCount(0)

  await returnWithCart(page, faultyShop.url, { products: [chairs] })
  await rememberDates(page, faultyShop.url, dates)
  await page.goto(`/catalog/${tent.slug}`)
  await pill(page).click()
  await showMonth(page, shut)
  await expect(dayButton(page, shut)).toHaveAccessibleName(/\. занято$/)
  await showMonth(page, lacking)
  await expect(dayButton(page, lacking)).not.toHaveAccessibleName(/свободно|занято/)

  await returnWithCart(page, faultyShop.url, { products: [chairs, samovar] })
  await rememberDates(page, faultyShop.url, dates)
  await page.goto('/contacts')
  await pill(page).click()
  await showMonth(page, lacking)
  await expect(dayButton(page, lacking)).toHaveAccessibleName(/Не\sвсё свободно: Стул.*1\sиз\s2$/)
  await expect(dayButton(page, addDays(lacking, -1))).not.toHaveAccessibleName(/свободно|занято/)
})

// Marks that do not come say so in the console.
test.use({ expectedMessages: [/ERR_FAILED/] })

test('days can be chosen while their marks are on the way, or do not come, which is said quietly', async ({
  page,
  faultyShop,
}) => {
  await test.step('days can be chosen while their marks are on the way', async () => {
    const held = Promise.withResolvers<void>()
    const asked = watchDays(page)
    await page.route('**/graphql', async (route) => {
      if (isOfDays(route)) await held.promise
      await route.continue()
    })
    await openWithCart(page, faultyShop.url)
    await expect.poll(() => asked().length).toBe(1)
    await dayButton(page, start).click()
    await expect(modal(page).getByRole('button', { name: 'Применить' })).toBeEnabled()
    await showMonth(page, shut)
    await expect(dayButton(page, shut)).not.toHaveAccessibleName(/занято/)
    held.resolve()
    await expect(dayButton(page, shut)).toHaveAccessibleName(/занято/)
    await page.unroute('**/graphql')
  })
  await test.step('those that do not come are said quietly, and asked for again', async () => {
    await page.route('**/graphql', (route) => (isOfDays(route) ? route.abort() : route.continue()))
    await openWithCart(page, faultyShop.url)
    await showMonth(page, shut)
    await expect(modal(page)).toContainText(/Что свободно по\sдням, не\sзагрузилось/)
    await expect(dayButton(page, shut)).toBeEnabled()
    await page.unroute('**/graphql')
    await modal(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(dayButton(page, shut)).toHaveAccessibleName(/занято/)
  })
})

async function openWithCart(page: Page, url: string) {
  await returnWithCart(page, url, { products: [chairs, tent] })
  await rememberDates(page, url, dates)
  await page.goto('/contacts')
  await pill(page).click()
  await expect(modal(page).getByRole('region', { name: 'Сейчас' })).toContainText('₽')
}

/** Turns to the month of a day that is this one or the next. */
async function showMonth(page: Page, day: string) {
  await expect(modal(page).getByRole('grid').first()).toBeVisible()
  const isShown = (await dayButton(page, day).count()) > 0
  const isBefore = day < ((await modal(page).locator('[data-day]').first().getAttribute('data-day')) ?? '')
  const arrows = modal(page).getByRole('navigation').getByRole('button')
  if (!isShown) await (isBefore ? arrows.first() : arrows.last()).click()
  await expect(dayButton(page, day)).toBeVisible()
}

/** The months that were asked for so far. */
function watchDays(page: Page): () => string[] {
  const months: string[] = []
  page.on('request', (request) => {
    const [, month] = /"from":"(\d{4}-\d\d)/.exec(request.postData() ?? '') ?? []
    if (request.postData()?.includes('CalendarDays') && month) months.push(month)
  })
  return () => months
}

function isOfDays(route: Route): boolean {
  return route.request().postData()?.includes('CalendarDays') ?? false
}
