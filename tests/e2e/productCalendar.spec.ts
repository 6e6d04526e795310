import type { Page } from '@playwright/test'
import { addDays, eachDay } from '#gateway/rental/period.ts'
import { hold } from '../support/holds.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { rememberDates, threeDays } from './visitor.ts'

const tent = { id: 146, path: '/catalog/shater-pavilon-6x12' }

// A whole month, on whatever day the tests run.
const first = addDays(`${threeDays(0).start.slice(0, 7)}-28`, 4).replace(/..$/, '01')
const day = (number: number) => addDays(first, number - 1)
const taken = eachDay({ start: day(1), end: day(20) }).filter((_, place) => place % 4 !== 3)

test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) })

const section = (page: Page) => page.getByRole('region', { name: 'Свободные дни' })
const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"] button`)

async function showCalendar(page: Page) {
  await page.goto(tent.path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await section(page).scrollIntoViewIfNeeded()
}

test('a month of a thing that is taken for weeks says of every day whether it is free', {
  tag: '@nightly',
}, async ({ page, faultyShop }) => {
  for (const date of taken) hold(faultyShop.dataDir, tent.id, { start: date, end: date })
  await rememberDates(page, faultyShop.url, { start: day(24), end: day(26) })
  await showCalendar(page)
  for (const date of eachDay({ start: day(1), end: day(23) })) {
    const name = expect.soft(dayButton(page, date), date)
    await (taken.includes(date) ? name : name.not).toHaveAccessibleName(/\. занято$/)
  }
  await expect(section(page)).not.toContainText('уточняем')
  await expectAccessible(page)
})

test('two presses choose the dates of the whole shop, and the date window shows the same; what is being chosen can be left', async ({
  page,
  faultyShop,
}) => {
  await rememberDates(page, faultyShop.url, { start: day(24), end: day(26) })
  await showCalendar(page)
  await expect(section(page)).toContainText(/1\sшт\. за\s3\sсуток/)
  await dayButton(page, day(10)).click()
  await expect(section(page).getByRole('status').filter({ hasText: 'Выбираете даты' })).toContainText(
    /оставьте 2\sсуток/,
  )
  const pill = page.getByRole('button', { name: /^Даты аренды/ }).filter({ visible: true })
  await expect(pill).toHaveAccessibleName(/24/)

  // By keyboard, as in the window.
  await dayButton(page, day(10)).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, day(13))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pill).toHaveAccessibleName(/10.*13/)
  await expect(dayButton(page, day(13))).toBeFocused()

  await pill.click()
  const chosen = page.getByRole('dialog', { name: 'Даты аренды' }).locator('[aria-selected]')
  await expect(chosen).toHaveCount(4)
  await expect(chosen.first()).toHaveAttribute('data-day', day(10))
  await page.keyboard.press('Escape')

  await page
    .getByRole('status')
    .getByRole('button', { name: /^Вернуть/ })
    .click()
  await expect(pill).toHaveAccessibleName(/24.*26/)
  await expect(section(page).locator('[aria-selected]').first()).toHaveAttribute('data-day', day(24))

  // What is being chosen can be left: the keyboard stays in the calendar.
  await page.context().clearCookies()
  await showCalendar(page)
  await section(page).getByRole('button', { name: 'Следующий месяц' }).click()
  await dayButton(page, day(10)).click()
  await section(page).getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(section(page).locator('[aria-selected]')).toHaveCount(0)
  await expect(section(page).locator('[data-day] button:focus')).toHaveCount(1)
  await dayButton(page, day(10)).click()
  await section(page).getByRole('button', { name: 'Взять эти даты' }).click()
  await expect(section(page)).toContainText('Выбраны даты')
})
