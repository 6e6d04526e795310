import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findBrowser } from './server/setup/browser.mjs'

const executablePath = await findBrowser()

/** The end-to-end tests: the production server in an installed Chromium, on a desk and on a phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 10_000,
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...phone(), viewport: { width: 390, height: 844 } } },
  ],
})

/** A phone's touch screen and user agent in Chromium. */
function phone() {
  const { defaultBrowserType: _webkit, ...device } = devices['Pixel 7']
  return device
}
