import type { Page } from '@playwright/test'
import { addDays, periodRules } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { follow } from './breakage.ts'
import { expect, test } from './fixtures.ts'
import { chair, chooseThreeDays, quantityOf, rememberDates } from './visitor.ts'

const today = todayIn('Europe/Moscow', new Date())

test('the catalogue asks for dates where there are none or passed ones, other pages never do; the shortest rental is chosen by keyboard alone', async ({
  page,
  shop,
}) => {
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await rememberDates(page, shop.url, { start: addDays(today, -5), end: addDays(today, -3) })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: /даты прошли/i }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/catalog')
  await expect(modal).toContainText('уже прошли')
  // A period that has begun is over, too.
  await rememberDates(page, shop.url, { start: addDays(today, -1), end: addDays(today, 1) })
  await page.goto('/catalog')
  await expect(modal).toContainText('уже прошли')

  await page.context().clearCookies()
  await page.goto(`/catalog/${chair.slug}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/catalog')
  await expect(modal).toBeVisible()
  await expect(modal).not.toContainText('уже прошли')
  await expect(modal.locator('[data-day] button:disabled')).toHaveCount(Number(today.slice(-2)) - 1)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(await page.context().cookies()).toEqual([])

  // By a link as well, each time anew.
  await follow(page, '/categories')
  await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await follow(page, '/catalog')
  await expect(modal).toContainText(/От\s2 до\s365\sсуток/)
  await expect(modal.getByRole('button', { name: 'Применить' })).toBeDisabled()
  const firstDay = modal.getByRole('button', { name: new RegExp(`(^|\\D)${dayAndMonth(today)}`) })
  await expect(firstDay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal).toContainText(/2\sсуток/)
  await modal.getByRole('button', { name: 'Применить' }).press('Enter')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: chair.name })).toContainText(/за\s2\sсуток/)
  expect(await rememberedDates(page)).toEqual({ start: today, end: addDays(today, 1) })
})

test.describe('a page of the catalogue that is not there', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('asks for no dates: none would help', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/catalog?page=99', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the months end with the last day that can be rented', { tag: '@nightly' }, async ({ page, shop }) => {
  const { lastDay: horizon } = periodRules({ today })
  await rememberDates(page, shop.url, { start: addDays(horizon, -3), end: addDays(horizon, -1) })
  await page.goto('/contacts')
  await page
    .getByRole('button', { name: /Даты аренды/ })
    .filter({ visible: true })
    .click()
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  const open = modal.locator('[data-day]').filter({ has: page.locator('button:enabled') })
  // A rental has two days: it may begin on the last but one.
  await expect(open.last()).toHaveAttribute('data-day', addDays(horizon, -1))
  await open.last().click()
  await expect(open.last()).toHaveAttribute('data-day', horizon)
  await open.last().click()
  await modal.getByRole('button', { name: 'Применить' }).click()
  await expect(modal).toBeHidden()
  await expect.poll(() => rememberedDates(page)).toEqual({ start: addDays(horizon, -1), end: horizon })
})

const good = { start: addDays(today, 3), end: addDays(today, 5) }
const other = { start: addDays(today, 10), end: addDays(today, 12) }

test('what is pressed without dates is in the cart once they are chosen, and not when they are not', async ({
  page,
}) => {
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  const add = page.getByRole('button', { name: new RegExp(`^Выбрать даты и\\sдобавить: ${chair.name}`) })
  await page.goto(`/search/${encodeURIComponent(chair.name)}`)
  await add.click()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(add).toBeVisible()
  await add.click()
  await chooseThreeDays(page)
  await expect(quantityOf(page, chair.name)).toHaveValue('1')
  await expect(page.getByRole('button', { name: `Добавить 1: ${chair.name}` })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /—\sв\sкорзине\s1\sшт\./ })).toHaveCount(1)
})

test('dates of a link become the visitor’s, until others are chosen there, or in another tab', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url, good)
  await page.goto(`/catalog?${linkOf(other)}`)
  expect(await rememberedDates(page)).toEqual(other)

  await page
    .getByRole('button', { name: /3\sсуток/ })
    .filter({ visible: true })
    .click()
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await modal.getByRole('button', { name: 'Неделя' }).click()
  await modal.getByRole('button', { name: 'Применить' }).click()
  await expect(page).toHaveURL(`${shop.url}/catalog`)
  await expect(page.getByRole('article').first()).toContainText(/за\s7\sсуток/)
  expect(await rememberedDates(page)).not.toEqual(other)

  // A tab that becomes visible shows the dates that another has chosen.
  await rememberDates(page, shop.url, good)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(
    page.getByRole('button', { name: /Даты аренды:.*3\sсуток/ }).filter({ visible: true }),
  ).toBeVisible()
})

test('past and too short dates of a link leave the visitor’s dates as they are', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url, good)
  for (const link of [
    { start: addDays(today, -5), end: addDays(today, -3) },
    { start: addDays(today, 4), end: addDays(today, 4) },
  ]) {
    await page.goto(`/catalog?${linkOf(link)}`)
    await expect(page.getByRole('article').first()).toContainText(/за\s3\sсуток/)
    expect(await rememberedDates(page)).toEqual(good)
  }
})

test('a dates cookie that cannot be read is ignored and cleared', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  for (const value of ['garbage', '%7B%22start%22%3A1%7D', '%E0%A4%A', '__proto__'])
    await test.step(value, async () => {
      await page.context().addCookies([{ name: 'rentDates', value, url: shop.url }])
      const answer = await page.goto('/')
      expect(answer?.status()).toBe(200)
      await expect(
        page.locator('header, nav').getByRole('button', { name: 'Выбрать даты' }).filter({ visible: true }),
      ).toBeVisible()
      await expect.poll(() => page.context().cookies()).toEqual([])
    })
})

function dayAndMonth(day: string) {
  return new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

async function rememberedDates(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'rentDates')
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
}

/** The query of a link that carries dates. */
function linkOf({ start, end }: { start: string; end: string }): string {
  return new URLSearchParams({ from: start, to: end }).toString()
}
