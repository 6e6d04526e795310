import type { Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { expect, test } from '../fixtures.ts'
import { chair, rememberDates } from '../visitor.ts'

/** Opens the chair a minute and a half before midnight, with dates of three days that begin so many days from now. Its answer is today. */
async function openBeforeMidnight(page: Page, url: string, daysUntil: number): Promise<string> {
  const today = todayIn('Europe/Moscow', new Date())
  const midnight = Date.parse(`${addDays(today, 1)}T00:00:00+03:00`)
  await page.clock.install({ time: midnight - 90_000 })
  await setShopClock(page)
  const start = addDays(today, daysUntil)
  await rememberDates(page, url, { start, end: addDays(start, 2) })
  await page.goto(`/catalog/${chair.slug}`)
  return today
}

test('midnight passes in an open tab: its dates are over, in an open window too, and after a reload', async ({
  page,
  shop,
}) => {
  const today = await openBeforeMidnight(page, shop.url, 0)
  const sums = page.getByRole('region', { name: 'Стоимость аренды' })
  await expect(sums).toContainText(/Ещё\s1\sсутки/)
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '')
  })

  await page
    .getByRole('button', { name: /Даты аренды:.*3\sсуток/ })
    .filter({ visible: true })
    .click()
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  const apply = modal.getByRole('button', { name: 'Применить' })
  const firstDay = modal.locator(`[data-day="${today}"] button`)
  await expect(firstDay).toBeEnabled()
  await page.clock.fastForward(120_000)
  await expect(modal).toContainText('День выдачи уже прошёл')
  await expect(apply).toBeDisabled()
  await expect(firstDay).toBeDisabled()
  expect(
    queries.filter((query) => query.includes('product(')),
    'the page waits for the window',
  ).toEqual([])

  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect.poll(() => queries.length).toBeGreaterThan(0)
  const passed = page.getByRole('button', { name: /даты прошли/ }).filter({ visible: true })
  await expect(passed).toBeVisible()
  await expect(sums).toContainText('Выбранные даты прошли')

  // The server's clock has not come so far: its page is one of the day before, like one that a browser kept.
  await page.reload()
  await expect(passed).toBeVisible()
})

test('midnight passes over dates that come: what is free on them is asked for again', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openBeforeMidnight(page, shop.url, 5)
  await expect(page.getByRole('region', { name: 'Стоимость аренды' })).toContainText(/3\sсуток/)
  const asked = page.waitForRequest((request) => request.postData()?.includes('product(') ?? false)
  await page.clock.fastForward(120_000)
  await asked
})

test('a device whose clock is a year ahead shows the day of the company', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const today = todayIn('Europe/Moscow', new Date())
  await page.clock.setFixedTime(Date.now() + 365 * 86_400_000)
  const asked = page.waitForResponse('**/healthz')
  await page.goto(`${shop.url}/catalog/${chair.slug}`)
  await asked
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  const dates = page.getByRole('button', { name: /дат/i }).filter({ visible: true }).first()
  await dates.click()
  await expect(modal.locator(`[data-day="${today}"] button`)).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await page.getByRole('link', { name: 'Каталог' }).filter({ visible: true }).first().click()
  // Without dates the catalogue opens their window itself.
  await expect(modal.locator(`[data-day="${today}"] button`)).toBeEnabled()
})

// The server's clock goes with the browser's, its pages do not.
async function setShopClock(page: Page): Promise<void> {
  await page.route('**/healthz', async (route) => {
    const date = new Date(await page.evaluate(() => Date.now())).toUTCString()
    await route.fulfill({ headers: { date } })
  })
}
