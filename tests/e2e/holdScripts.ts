import type { Page } from '@playwright/test'

/** From now on the scripts of a page's documents wait; the returned function lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
