import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'

/** The rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Fails with what axe finds on the page as it is now: every rule unless some are named, of any impact. */
export async function expectAccessible(page: Page, rules?: string[]) {
  expect(await violationsOn(page, rules)).toEqual([])
}

/**
 * The same in the light and the dark scheme, of which the dark one changes colours alone. Every rule in it, and it on a desk, wait for
 * the whole matrix (`npm run test:axe`).
 */
export async function expectAccessibleInSchemes(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  const isMatrix = process.env.AXE_MATRIX === 'full'
  for (const colorScheme of ['light', 'dark'] as const) {
    if (colorScheme === 'dark' && !isPhone && !isMatrix) continue
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' && !isMatrix ? COLOUR_RULES : undefined
    await test.step(colorScheme, () => expectAccessible(page, rules))
  }
}
