import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findBrowser } from './server/setup/browser.mjs'

const executablePath = await findBrowser({ isShellEnough: true })

const isNightly = process.env.NIGHTLY === 'on'
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
/**
 * Journeys and what the specification states are tested with every change. What lies in `nightly/` and what has the tag waits for
 * `npm run test:nightly`, which is everything.
 */
const left = isNightly ? [] : ['**/nightly/**']
const apart = isNightly ? [] : [/@nightly/]
// Pages that look otherwise on a phone are tested on both, but for tests with the tag of one: they show the same on both, or are only
// there. Of the rest each is tested once: on a desk, or here, where most visitors are.
const bothWidths = specs(
  'catalogue',
  'dateWindow',
  'favourites',
  'journey',
  'order',
  'plan',
  'product',
  'search',
  'shifts',
  ...(isNightly ? ['closedDays', 'requests', 'waitlist'] : []),
)
const phoneOnly = specs(
  'calendarMarks',
  ...(isNightly ? [] : ['closedDays']),
  'cartStart',
  'cartWords',
  'dates',
  'earlyPress',
  'extras',
  'offline',
  'offlineOrder',
  'orderWithoutScripts',
  'planWithoutScripts',
  'quietPages',
  'quantity',
  'redate',
  'rescue',
  'solutionCart',
  'withoutScripts',
)

/** The end-to-end tests: the production server in an installed Chromium, on a desk and on a phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/pictures.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A journey has several pages.
  timeout: 120_000,
  // Several calls to services that are late by their deadline: on a busy machine an order takes longer than ten seconds.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Drawing motion without a graphics card takes a fifth of the processor's time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // A worker stands between a page and what a test does to its requests; the tests of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...left, ...phoneOnly],
      grepInvert: [/@phone/, ...apart],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: left,
      testMatch: [...(isNightly ? specs('accessible') : []), ...bothWidths, ...phoneOnly],
      grepInvert: [/@desk/, ...apart],
      use: { ...phone(), viewport: { width: 390, height: 844 } },
    },
    ...(isNightly
      ? [
          {
            name: 'narrow phone',
            testMatch: specs('accessible', 'otherData'),
            use: { ...phone(), viewport: { width: 320, height: 640 } },
          },
        ]
      : []),
  ],
})

/** A phone's touch screen and user agent in Chromium. Sharp screens are for pictureSizes.spec.ts: they take a tenth of the time. */
function phone() {
  const { defaultBrowserType: _webkit, ...device } = devices['Pixel 7']
  return { ...device, deviceScaleFactor: 1 }
}
