import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, type Place, placesOf, storeIn } from '../../server/preview/places.ts'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import type { Layer } from '../../server/upstream/index.ts'
import { expectAccessible } from '../e2e/accessibility.ts'
import { rememberDates } from '../e2e/visitor.ts'
import { shiftPages } from '../support/clockOfRun.ts'
import { companyData } from '../support/companies.ts'
import { type CompanyShop, startCompanyShop } from '../support/companyShop.ts'
import { ask } from '../support/graphql.ts'
import { overflowing } from '../support/overflowing.ts'
import { threeDays } from '../support/rental.ts'

// A company that nothing is easy with: eighty letters in two directions with quotes, dinars with thousandths, a light footer in the
// light scheme and the dark one, colours at the bounds of the check, and things with endless names.

const MINUTES = 60_000
const { settings, ...long } = companyData('long')
const data = {
  ...long,
  settings: { ...settings, brand: null, minOrderDays: 1 },
  products: long.products.map((product) => ({
    ...product,
    basicPricePerDay: 1.25,
    additionalPricePerDay: 0.01,
  })),
}

let shop: CompanyShop
let browser: Browser
beforeAll(async () => {
  shop = await startCompanyShop('tests/support/souk', data, inThousandths)
  const executablePath = await findBrowser({ isShellEnough: true })
  browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
}, 5 * MINUTES)
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test('thousandths of its currency are counted and shown', async () => {
  const [product] = data.products
  const quote = `query Quote($input: RentQuoteInput!) { rentQuote(input: $input) { total } }`
  const input = { period: threeDays(), lines: [{ productId: String(product?.id), quantity: 3 }] }
  const { rentQuote } = await ask<{ rentQuote: { total: number } }>(shop.app.url, quote, { input })
  // Three pieces for a day and two further ones.
  expect(rentQuote.total).toBe(3.855)
  const answer = await fetch(`${shop.app.url}/catalog/${product?.slug}`, { headers: { accept: 'text/html' } })
  expect(await answer.text()).toMatch(/KWD\s1\.255/)
})

test('no page of it is wider than its screen, and all of it is readable, in both schemes', {
  timeout: 10 * MINUTES,
}, async () => {
  const { start } = threeDays()
  const places = (await placesOf(shop.app.url, start, [])).filter(isPage)
  expect(places.length).toBeGreaterThan(15)
  const tooWide: string[] = []
  for (const place of places) {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    await shiftPages(context)
    try {
      if (place.stored) await storeIn(context, place.stored)
      const page = await context.newPage()
      if (!place.isUndated) await rememberDates(page, shop.app.url)
      await open(page, shop.app.url, place)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page, ['color-contrast'])
      }
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 })
        tooWide.push(...(await overflowing(page, width)).map((what) => `${width} ${place.name}: ${what}`))
      }
    } finally {
      await context.close()
    }
  }
  expect(tooWide).toEqual([])
})

/** The embedded services store hundredths. */
async function inThousandths(...[, next]: Parameters<Layer>) {
  const { body, ...answer } = await next()
  return {
    ...answer,
    body:
      typeof body === 'string'
        ? body.replace(/("(?:basic|additional)PricePerDay":\d\.\d+)/g, (price) => `${price}5`)
        : body,
  }
}

/** Those that a browser shows as pages of a shop whose services answer. */
function isPage({ path, from, html, isPrinted }: Place): boolean {
  return from === undefined && html === undefined && !isPrinted && !path.includes('.png')
}
