import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { expect } from 'vitest'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { orderInEnglish } from '../e2e/englishJourney.ts'
import { watch } from '../e2e/watch.ts'
import { shiftPages } from '../support/clockOfRun.ts'

/** A visitor of the harbour company orders, in the dark scheme where the window is narrow: no message in the console, no foreign request. */
export async function orderInBrowser(url: string, width: number): Promise<void> {
  const executablePath = await findBrowser({ isShellEnough: true })
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  await using closing = new AsyncDisposableStack()
  closing.defer(() => browser.close())
  const context = await browser.newContext({
    locale: 'en-IE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    colorScheme: width < 640 ? 'dark' : 'light',
    viewport: { width, height: 900 },
  })
  await shiftPages(context)
  const seen = watch(context, [])
  const page = await context.newPage()
  await orderInEnglish(page, url)
  if (width < 640) await expectNightLogo(page, url)
  expect(seen).toEqual({ messages: [], foreignRequests: [] })
}

/** The menu of phones is dark by day too. */
async function expectNightLogo(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(url)
  await page.getByRole('button', { name: 'Contents', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'Contents' }).locator('picture img')
  const src = await shown.evaluate(async (logo: HTMLImageElement) => {
    await logo.decode()
    return logo.currentSrc
  })
  expect(await (await fetch(src)).text()).toBe(readFileSync('tests/support/harbour/logo-dark.svg', 'utf8'))
}
