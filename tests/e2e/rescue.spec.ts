import type { Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { hold } from '../support/holds.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillOrderForm, quantityOf, rememberDates, threeDays } from './visitor.ts'

const PRODUCT = `/catalog/${chair.slug}`

test('a busy product: the nearest free dates are one press away, can be taken back, and can be ordered', async ({
  page,
  shop,
}) => {
  const dates = threeDays(40)
  hold(shop.dataDir, chair.id, dates)
  await rememberDates(page, shop.url, dates)
  await page.goto(PRODUCT)
  const offers = offersOf(page)
  await expect(offers).toHaveCount(3)
  await expect(offers).toHaveText([/на 3\sдня позже$/, /на 3\sдня раньше$/, /на 6\sдней позже$/])
  await expect(page.getByRole('button', { name: /^В\sкорзину$/ })).toHaveCount(0)
  await expectAccessibleInSchemes(page)

  await offers.first().press('Enter')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
  await expect(add).toBeFocused()
  await expect(offers).toHaveCount(0)
  expect(await datesOf(page)).toEqual({ start: addDays(dates.start, 3), end: addDays(dates.end, 3) })

  await page.getByRole('button', { name: /^Вернуть/ }).click()
  await expect(offers).toHaveCount(3)
  expect(await datesOf(page)).toEqual(dates)

  await offers.first().click()
  await add.click()
  await order(page)
})

test('fewer than wanted: what is free goes into the cart with one press', async ({ page, shop }) => {
  const dates = threeDays(50)
  hold(shop.dataDir, chair.id, dates, 3)
  await rememberDates(page, shop.url, dates)
  await page.goto(PRODUCT)
  const field = quantityOf(page, chair.name)
  await field.fill('24')
  await field.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Свободно 3 из\s24 на/)
  await expect(offersOf(page)).toHaveCount(3)
  await main.getByRole('button', { name: /^Взять\s3 на/ }).click()
  await expect(field).toHaveValue('3')
  await expect(offersOf(page)).toHaveCount(0)
  await order(page)
})

test('in place of a busy product another one that is free goes into the cart', async ({ page, shop }) => {
  const dates = threeDays(60)
  hold(shop.dataDir, chair.id, dates)
  await rememberDates(page, shop.url, dates)
  await page.goto(PRODUCT)
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

/** The dates that are offered in place of the visitor's. */
function offersOf(page: Page) {
  return page.getByRole('group', { name: 'Свободные даты' }).getByRole('button')
}

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
