import type { Page } from '@playwright/test'
import { readDemoData } from '../../../server/upstream/index.ts'
import { BUDGETS } from '../../support/budgets.ts'
import { routesOf } from '../../support/routes.ts'
import { countShifts } from '../../support/shifts.ts'
import { expect, test } from '../fixtures.ts'

const MOST_SHIFT = 0.005

const pages = routesOf(readDemoData()).filter(({ route, status }) => status === 200 && route in BUDGETS)
/** Its motion is the only one that begins by itself. */
const hasShelf = ({ path }: { path: string }) => path === '/' || path === '/cart'
const slides = (page: Page) =>
  page.getByRole('region', { name: 'Популярные категории' }).getByRole('listitem')

for (const [reducedMotion, tag] of [
  ['no-preference', ['@phone']],
  // Of the two widths the one on which more could move.
  ['reduce', ['@desk', '@nightly']],
] as const)
  test(`nothing moves the parts of a page that nobody touches; motion: ${reducedMotion}`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    const shift = await countShifts(page)
    const moves = reducedMotion === 'no-preference'
    for (const { path } of moves ? pages : pages.filter(hasShelf)) {
      await page.goto(path)
      if (hasShelf({ path })) await watchShelf(page, moves)
      else await page.clock.runFor(20_000)
      expect(await shift(), path).toBeLessThanOrEqual(MOST_SHIFT)
    }
  })

for (const [what, path, parts] of [
  [
    'the cover of an article',
    '/articles/ploshchadka-i-montazh/obogrev-shatra-zimoj',
    'main [aria-hidden] > div:has(> img)',
  ],
  ['the strip of days', '/', 'main ol[aria-label] > li'],
] as const)
  test(`${what} is laid out before all of it has come`, { tag: ['@desk', '@nightly'] }, async ({ page }) => {
    await page.goto(path)
    const first = page.locator(parts).first()
    const whole = await first.boundingBox()
    await page
      .locator(parts)
      .last()
      .evaluate((part) => part.remove())
    expect(await first.boundingBox()).toEqual(whole)
  })

/** Looks at the shelf until it has turned, if it does. */
async function watchShelf(page: Page, turns: boolean): Promise<void> {
  await slides(page).first().scrollIntoViewIfNeeded()
  const place = async () => (await slides(page).first().boundingBox())?.x ?? 0
  const before = await place()
  if (!turns) return page.clock.runFor(20_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(6000)
      return place()
    })
    .not.toBe(before)
  const track = page.locator('.swiper-wrapper')
  await expect.poll(() => track.evaluate((element) => element.getAnimations().length)).toBe(0)
}
