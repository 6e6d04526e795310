import type { Page } from '@playwright/test'
import { countShifts } from '../support/shifts.ts'
import { expect, test } from './fixtures.ts'
import { chair, chairsAndCover, rememberDates, returnWithCart } from './visitor.ts'

const MOST_LAYOUT_SHIFT = 0.02

const article = '/articles/raschety-i-normy/skolko-stulev-i-stolov-na-gostya'

for (const path of [
  '/',
  '/catalog',
  `/catalog/${chair.slug}`,
  '/solutions',
  '/articles',
  article,
  '/rent-terms',
]) {
  test(`${path} does not move when its fonts come late`, async ({ page, shop }) => {
    await rememberDates(page, shop.url)
    expect(await shiftWithLateFonts(page, path)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT)
  })
}

test('a cart does not move when its fonts come late', async ({ page, shop }) => {
  await returnWithCart(page, shop.url, chairsAndCover)
  expect(await shiftWithLateFonts(page, '/cart')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT)
})

/** Opens a page whose fonts are held back until its scripts run, and answers how far its parts moved. */
async function shiftWithLateFonts(page: Page, path: string): Promise<number> {
  let letFontsThrough = () => {}
  const scriptsRun = new Promise<void>((resolve) => {
    letFontsThrough = resolve
  })
  let asked = 0
  await page.route('**/*.woff2', async (route) => {
    asked += 1
    await scriptsRun
    await route.continue()
  })
  const shift = await countShifts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  letFontsThrough()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return shift()
}
