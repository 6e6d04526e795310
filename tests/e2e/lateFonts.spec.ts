import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

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
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
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
  await page.addInitScript(countShifts)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked).toBeGreaterThan(3)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  letFontsThrough()
  return page.evaluate(shiftOnceFontsAreThere)
}

type Counting = { shift: number; countEntries(entries: PerformanceEntryList): void }

function countShifts(): void {
  const counting: Counting = {
    shift: 0,
    countEntries(entries) {
      for (const entry of entries) counting.shift += (entry as PerformanceEntry & { value: number }).value
    },
  }
  const observer = new PerformanceObserver((list) => counting.countEntries(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { counting, observer })
}

async function shiftOnceFontsAreThere(): Promise<number> {
  await document.fonts.ready
  // Shifts are noted after the frame in which they happened.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { counting, observer } = window as unknown as { counting: Counting; observer: PerformanceObserver }
  counting.countEntries(observer.takeRecords())
  return counting.shift
}
