import type { Page } from '@playwright/test'
import { countShifts } from '../../support/shifts.ts'
import { expect, test } from '../fixtures.ts'
import { chair, chairsAndCover, rememberDates, returnWithCart } from '../visitor.ts'

const MOST_LAYOUT_SHIFT = 0.02

const article = '/articles/raschety-i-normy/skolko-stulev-i-stolov-na-gostya'

test('no page moves when its fonts come late', async ({ page, shop }) => {
  test.slow(true, 'eight pages')
  const shift = await countShifts(page)
  await rememberDates(page, shop.url)
  for (const path of [
    '/',
    '/catalog',
    `/catalog/${chair.slug}`,
    '/solutions',
    '/articles',
    article,
    '/rent-terms',
    '/cart',
  ]) {
    if (path === '/cart') await returnWithCart(page, shop.url, chairsAndCover)
    await openWithLateFonts(page, path)
    expect.soft(await shift(), path).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT)
  }
})

/** Opens a page whose fonts are held back until its scripts run. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const scriptsRun = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/*.woff2', async (route) => {
    asked += 1
    await scriptsRun.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  scriptsRun.resolve()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.unroute('**/*.woff2')
}
