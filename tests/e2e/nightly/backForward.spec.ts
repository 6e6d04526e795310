import { findBrowser } from '../../../server/setup/browser.mjs'
import { expect, test } from '../fixtures.ts'
import { rememberDates } from '../visitor.ts'

test('Back brings the page as it was left, with the dates that were chosen since', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  // Playwright switches off that browsers keep the pages that were left; the headless shell never does.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const executablePath = await findBrowser()
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
  })
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  // A browser may drop a page that it kept: here about one in twenty, for an event that came late.
  await expect(async () => {
    await page.context().clearCookies()
    await page.goto(`${shop.url}/catalog`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here'
    })
    await page.goto(`${shop.url}/contacts`)
    await rememberDates(page, shop.url)
    // A page that was kept is not loaded.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-left=here]')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await expect(
    page.getByRole('button', { name: /Даты аренды:.*3\sсуток/ }).filter({ visible: true }),
  ).toBeVisible()
})
