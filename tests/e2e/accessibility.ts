import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Fails with what axe finds on the page as it is now: every rule, of any impact. */
export async function expectAccessible(page: Page) {
  // In the page itself, where nothing but violations is put together: half the time of axe's way for frames of other sites, of which
  // no page here has one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
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
