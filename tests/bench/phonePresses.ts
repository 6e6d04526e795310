import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { EARLY_CONTROLS } from '../support/earlyControls.ts'
import { PHONE } from './pageCost.ts'
import { quantile } from './table.ts'

/** A press that can be made again and again. */
interface Press {
  name: string
  path: string
  /** What is pressed, once it can be. */
  control(page: Page): Promise<Locator> | Locator
  /** Takes back what the press did. */
  after?(page: Page): Promise<unknown>
}

const PRESSES = 20
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const close = (page: Page) => page.keyboard.press('Escape')

const pressesOn = (product: string): Press[] => [
  { name: '«+» of a card', path: '/catalog', control: (page) => button(page, /^В корзину: /) },
  { name: 'stepper', path: product, control: (page) => button(page, /^Добавить 1: /) },
  { name: 'filters', path: '/catalog', control: (page) => button(page, 'Фильтры'), after: close },
  { name: 'dates', path: '/', control: (page) => button(page, /Даты аренды/), after: close },
  { name: 'apply the dates', path: product, control: chooseDates },
  { name: 'menu', path: '/', control: (page) => button(page, 'Меню'), after: close },
]

async function chooseDates(page: Page): Promise<Locator> {
  await button(page, /Даты аренды|Изменить/).click()
  const preset = page.getByRole('dialog').getByRole('button', { name: /суток$|Неделя/, pressed: false })
  await preset.first().click()
  return button(page, 'Применить')
}

/** From a press to its paint at a fourth of the processor's speed, milliseconds: three of four of twenty presses take no longer. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  product: string,
): Promise<{ name: string; paint: number }[]> {
  const results: { name: string; paint: number }[] = []
  for (const press of pressesOn(product)) {
    const page = await openPhone(browser, url)
    await page.addInitScript(watchInteractions)
    await page.goto(url + press.path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const paints: number[] = []
    while (paints.length < PRESSES) {
      const control = await press.control(page)
      await page.evaluate(startInteraction)
      await touch(page, control)
      paints.push(await page.evaluate(longestInteraction))
      await press.after?.(page)
    }
    results.push({ name: press.name, paint: quantile(paints, 0.75) })
    await page.context().close()
  }
  return results
}

/** A bare touch: `tap()` has the page look for what it would hit while the press is on its way, which takes 10 ms at this speed. */
async function touch(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** A page that is slowed down to a phone's speed. */
async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE)
  await context.addCookies([datesCookie(url)])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

type Interaction = PerformanceEntry & { interactionId: number }
type Watched = { longest: number; observer: PerformanceObserver; note(entries: PerformanceEntryList): void }
declare const watched: Watched

function watchInteractions(): void {
  const state: Watched = {
    longest: 0,
    note(entries) {
      for (const { interactionId, duration } of entries as Interaction[])
        if (interactionId > 0) state.longest = Math.max(state.longest, duration)
    },
    observer: new PerformanceObserver((list) => state.note(list.getEntries())),
  }
  state.observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { watched: state })
}

async function startInteraction(): Promise<void> {
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }))
  watched.note(watched.observer.takeRecords())
  watched.longest = 0
}

async function longestInteraction(): Promise<number> {
  // An interaction is noted after the frame that shows it; shorter than 16 ms it is not noted at all.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }))
  watched.note(watched.observer.takeRecords())
  return watched.longest
}

/** Presses before the scripts are here, on a line of 400 kbit/s and 600 ms: how long until the button looks pressed, and whether it was answered. */
export async function measureEarlyPresses(
  browser: Browser,
  url: string,
): Promise<{ name: string; sign: number; isDone: boolean }[]> {
  const results: { name: string; sign: number; isDone: boolean }[] = []
  for (const { path, name, done } of EARLY_CONTROLS) {
    const page = await openPhone(browser, url)
    await page.addInitScript(watchSigns)
    await throttle(await page.context().newCDPSession(page))
    await page.goto(url + path, { waitUntil: 'commit' })
    // From the first paint on a visitor sees what to press.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await touch(page, button(page, name))
    const sign = await page.evaluate(() => (window as unknown as { sign: Promise<number> }).sign)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
    const isDone = await done(page).then(
      () => true,
      () => false,
    )
    results.push({ name: String(name), sign, isDone })
    await page.context().close()
  }
  return results
}

/** A press that is not kept has no sign: never. */
function watchSigns(): void {
  const sign = new Promise<number>((resolve) => {
    const pressed = ({ target, timeStamp }: Event) => {
      const look = () => {
        const isSigned = target instanceof Element && target.closest('[data-early]') !== null
        resolve(isSigned ? performance.now() - timeStamp : Number.POSITIVE_INFINITY)
      }
      requestAnimationFrame(() => setTimeout(look))
    }
    addEventListener('click', pressed, { capture: true, once: true })
  })
  Object.assign(window, { sign })
}

/** Slows a page's line down to 400 kbit/s with a round trip of 600 ms. */
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

/** The cookie of a visitor who has three days from tomorrow. */
function datesCookie(url: string) {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 1)
  const value = encodeURIComponent(JSON.stringify({ start, end: addDays(start, 2) }))
  return { name: 'rentDates', value, url }
}
