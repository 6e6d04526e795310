import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { PRESSES, type Press } from '../support/presses.ts'
import { quantile } from './compare.ts'

/** A press on a slow connection: how long until the screen shows a reaction. */
interface PressResult {
  name: string
  /** Milliseconds from the press to the first sign that is drawn. */
  sign: number
  isInTime: boolean
}

/** The maximum time until a press shows a reaction, in milliseconds. */
export const SIGN_BOUND = 200

/**
 * Measures every press on a connection of 400 kbit/s with a round trip of 600 ms: the median of several rounds, because a frame
 * that the machine holds up once is not the shop's.
 */
export async function measurePresses(url: string): Promise<PressResult[]> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  })
  const results: PressResult[] = []
  try {
    for (const each of PRESSES) {
      const signs: number[] = []
      for (let round = 0; round < ROUNDS; round++) signs.push(await measureOnce(browser, url, each))
      const sign = quantile(signs, 0.5)
      results.push({ name: each.name, sign, isInTime: sign <= SIGN_BOUND })
    }
  } finally {
    await browser.close()
  }
  return results
}

const ROUNDS = 3

async function measureOnce(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  await context.addCookies([datesCookie(url)])
  const page = await context.newPage()
  await page.goto(url + press.path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await press.prepare?.(page)
  await throttle(await context.newCDPSession(page))
  const sign = await timeToSign(page, press)
  await context.close()
  return sign
}

async function timeToSign(page: Page, { press, sign }: Press): Promise<number> {
  await page.evaluate((selector) => {
    let pressedAt = 0
    const felt = (event: Event) => {
      pressedAt = event.timeStamp
    }
    for (const kind of ['click', 'change']) document.addEventListener(kind, felt, { capture: true })
    const seen = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (pressedAt === 0 || !document.querySelector(selector)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    Object.assign(window, { seen })
  }, sign)
  await press(page)
  return page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)
}

/** Slows a page's line down to 400 kbit/s with a round trip of 600 ms. */
export async function throttle(session: CDPSession): Promise<void> {
  const bytesASecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
}

/** The cookie of a visitor who has three days from tomorrow. */
export function datesCookie(url: string) {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 1)
  const value = encodeURIComponent(JSON.stringify({ start, end: addDays(start, 2) }))
  return { name: 'rentDates', value, url }
}
