import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'
import { isNightly } from './fixtures.ts'

/** Fails with what axe finds on the page as it is now: every rule unless some are named, of any impact. */
export async function expectAccessible(page: Page, rules?: string[]) {
  expect(await violationsOn(page, rules)).toEqual([])
}

/** The same in the light and, in `npm run test:nightly`, in the dark scheme. */
export async function expectAccessibleInSchemes(page: Page) {
  const schemes = isNightly ? (['light', 'dark'] as const) : (['light'] as const)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await test.step(colorScheme, () => expectAccessible(page))
  }
}
