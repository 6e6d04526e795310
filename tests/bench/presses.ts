import { type CDPSession, chromium, type Page } from 'playwright'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'

/** A press on a slow connection: how long until the screen shows a reaction. */
export interface PressResult {
  name: string
  /** Milliseconds from the press to the first sign that is drawn. */
  sign: number
  isInTime: boolean
}

/** The maximum time until a press shows a reaction, in milliseconds. */
export const SIGN_BOUND = 200

interface Press {
  name: string
  /** Where it is done. */
  path: string
  press(page: Page): Promise<unknown>
  /** What shows the reaction. */
  sign: string
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first()

const PRESSES: readonly Press[] = [
  {
    name: 'menu link «Каталог»',
    path: '/',
    press: (page) => link(page, 'Каталог').click(),
    sign: '[data-pressed], [data-progress]',
  },
  {
    name: 'card',
    path: '/catalog',
    press: (page) => page.getByRole('article').first().getByRole('link').click(),
    sign: '[data-pressed], [data-progress]',
  },
  { name: 'cart', path: '/', press: (page) => link(page, /^Корзина/).click(), sign: '[data-pressed]' },
  {
    name: 'open the dates',
    path: '/',
    press: (page) =>
      page
        .getByRole('button', { name: /Даты аренды/ })
        .filter({ visible: true })
        .click(),
    sign: 'dialog[open]',
  },
  { name: 'apply dates', path: '/catalog', press: applyWeek, sign: 'main[data-applying]' },
  {
    name: 'order of the list',
    path: '/catalog',
    press: (page) => page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле'),
    sign: 'main [aria-busy=true]',
  },
  {
    name: 'filter',
    path: '/catalog',
    press: (page) => page.getByRole('switch', { name: 'Только в наличии' }).click(),
    sign: 'main [aria-busy=true]',
  },
  {
    name: 'show more',
    path: '/catalog',
    press: (page) => page.getByRole('button', { name: 'Показать ещё' }).click(),
    sign: 'button[aria-busy=true]',
  },
  {
    name: 'into the cart',
    path: '/catalog',
    press: (page) =>
      page
        .getByRole('button', { name: /^В корзину/ })
        .first()
        .click(),
    sign: 'main input[inputmode=numeric]',
  },
]

/** Measures every press once, on a connection of 400 kbit/s with a round trip of 600 ms. */
export async function measurePresses(url: string): Promise<PressResult[]> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  })
  const results: PressResult[] = []
  try {
    for (const each of PRESSES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
      await context.addCookies([datesCookie(url)])
      const page = await context.newPage()
      await page.goto(url + each.path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await throttle(await context.newCDPSession(page))
      const sign = await timeToSign(page, each)
      results.push({ name: each.name, sign, isInTime: sign <= SIGN_BOUND })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return results
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

async function applyWeek(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Даты аренды/ })
    .filter({ visible: true })
    .click()
  const window = page.getByRole('dialog', { name: 'Даты аренды' })
  await window.getByRole('button', { name: 'Неделя' }).click()
  await window.getByRole('button', { name: 'Применить' }).click()
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesASecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
}

function datesCookie(url: string) {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 1)
  const value = encodeURIComponent(JSON.stringify({ start, end: addDays(start, 2) }))
  return { name: 'rentDates', value, url }
}
