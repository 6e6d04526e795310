import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findBrowser } from './server/setup/browser.mjs'

const executablePath = await findBrowser()

const isAxeMatrix = process.env.AXE_MATRIX === 'full'
// The whole matrix of axe takes minutes: it is `npm run test:axe`.
const always = isAxeMatrix ? [] : ['**/accessible.spec.ts']
// They set the widths that they are about themselves, or are about no width: once is enough. `npm run test:axe` has pages at all.
const once = [
  'analytics',
  'applyingDates',
  'backForward',
  'bigText',
  'boxes',
  'builds',
  'companies',
  'feedback',
  'filters',
  'heads',
  'lateFonts',
  'links',
  'map',
  'midnight',
  'missingCode',
  'narrow',
  'numbers',
  'neverBlank',
  'orderFailures',
  'otherSites',
  'pages',
  'persistedOnly',
  'place',
  'playground',
  'print',
  'rendering',
  'solutions',
  'start',
  'texts',
  'waiting',
  'windows',
].map((name) => `**/${name}.spec.ts`)

/** The end-to-end tests: the production server in an installed Chromium, on a desk and on a phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine may stall a browser for seconds. What passes at the second try only is named in the results, and bounded there.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 10_000,
    // A worker stands between a page and what a test does to its requests; the tests of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop', testIgnore: always, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [...always, ...once],
      use: { ...phone(), viewport: { width: 390, height: 844 } },
    },
    ...(isAxeMatrix
      ? [{ name: 'narrow phone', use: { ...phone(), viewport: { width: 320, height: 640 } } }]
      : []),
  ],
})

/** A phone's touch screen and user agent in Chromium. */
function phone() {
  const { defaultBrowserType: _webkit, ...device } = devices['Pixel 7']
  return device
}
