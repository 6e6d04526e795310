import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/** What an English shop in euros never says. */
export const FOREIGN = /(?:[\p{Script=Cyrillic}₽«]|RUB).{0,80}/u

/** From the home page of the harbour company to an order that it has: two generators and a cable reel for three days, collected. */
export async function orderInEnglish(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expectPage(page, 'Big tools for small plans')
  const logo = await page.getByRole('banner').locator('a img').boundingBox()
  expect(logo?.x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
  await page.getByRole('button', { name: 'Choose dates' }).filter({ visible: true }).first().click()
  const dates = page.getByRole('dialog', { name: 'Rental dates' })
  await dates.getByRole('button', { name: /^3\sdays$/ }).click()
  await expectEnglish(page)
  await dates.getByRole('button', { name: 'Apply' }).click()
  await expect(dates).toBeHidden()

  await page.getByRole('link', { name: 'Show what’s available' }).click()
  await expectPage(page, 'Catalogue')
  // A day at the base rate and two further ones: 85 + 45 × 2.
  const card = page.getByRole('article').filter({ hasText: 'Generator, 6 kW' })
  await expect(card).toContainText('€175 for\u00A03\u00A0days')
  await card.getByRole('link', { name: 'Generator, 6 kW' }).click()

  await expectPage(page, 'Generator, 6 kW')
  await page.getByRole('button', { name: 'Add one: Generator, 6 kW' }).click()
  await page
    .getByRole('button', { name: /^Add to cart$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add: Cable reel, 50 m' }).click()
  await expect(page.getByRole('textbox', { name: 'Quantity: Cable reel, 50 m' })).toHaveValue('1')
  await page.getByRole('link', { name: 'Go to the cart' }).first().click()

  await expectPage(page, 'Cart')
  // The reel is an extra of the generators: it costs the same for any number of days.
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('€358')
  await page.getByRole('link', { name: 'Check out' }).filter({ visible: true }).first().click()

  await expectPage(page, 'Checkout')
  await page.getByLabel('Name').fill('Mary Shore')
  await page.getByLabel('Phone').fill('040 765 43 21')
  await expect(page.getByLabel('Phone')).toHaveAttribute('placeholder', '+49 40 1234567')
  await page.getByLabel('E-mail').fill('mary@harbour.example')
  await page.getByRole('checkbox', { name: /^I accept the rental terms/ }).check()
  await expect(page.getByRole('checkbox', { name: /consent/ })).toHaveCount(0)
  const training = page.getByRole('checkbox', { name: /^I can handle what I rent/ })
  await expect(page.getByRole('link', { name: 'warranty', exact: true })).toHaveAttribute('href', '/warranty')
  await expect(page.getByText('We show you how each tool works')).toHaveCount(1)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByLabel('Company')).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toHaveValue('+49 40 765 43 21')
  await page.getByLabel('We bring a ramp').check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  const plate = page.getByLabel('Plate of your vehicle')
  await expect(plate).toBeFocused()
  await expect(plate).toHaveAccessibleDescription('Please fill this in')
  await plate.fill('HH-MS 19')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(training).toBeFocused()
  await expect(training).toHaveAccessibleDescription('Please tick this box')
  await training.check()
  await page.getByRole('button', { name: 'Place the order' }).click()

  await expectPage(page, 'Thank you, we have your order')
  await expect(page.getByRole('main')).toContainText('€358')
  await expect(page.getByRole('main')).toContainText('Plate of your vehicleHH-MS 19We bring a rampyes')
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const file = readFileSync(await calendar.path(), 'utf8')
  expect(file).toContain('SUMMARY:Pick-up')
  expect(file).not.toMatch(FOREIGN)
}

/** The page with this heading: accessible, and in English with all that scripts have put into it. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(page)
  await expectEnglish(page)
}

async function expectEnglish(page: Page): Promise<void> {
  expect(FOREIGN.exec(await page.content())?.[0]).toBeUndefined()
}
