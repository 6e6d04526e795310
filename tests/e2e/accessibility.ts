import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Fails with what axe finds on the page as it is now: every rule, of any impact. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}

/** The same in the light and the dark scheme; on a desk the dark one waits for the whole matrix (`npm run test:axe`). */
export async function expectAccessibleInSchemes(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  const schemes = isPhone || process.env.AXE_MATRIX === 'full' ? ['light', 'dark'] : ['light']
  for (const colorScheme of schemes as ('light' | 'dark')[]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await test.step(colorScheme, () => expectAccessible(page))
  }
}
