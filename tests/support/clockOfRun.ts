import type { BrowserContext, Page } from '@playwright/test'

const { TEST_CLOCK_AHEAD_MS, NODE_OPTIONS = '' } = process.env

/** The variables that shift the clock of a run by tests/dates, for processes that get no others; else none. */
export function clockOfRun(): Record<string, string> {
  return TEST_CLOCK_AHEAD_MS === undefined ? {} : { TEST_CLOCK_AHEAD_MS, NODE_OPTIONS }
}

/** Gives the pages of a context the clock of such a run, also those that install a clock of their own. */
export async function shiftPages(context: BrowserContext): Promise<void> {
  if (TEST_CLOCK_AHEAD_MS === undefined) return
  await context.addInitScript(shiftClock, Number(TEST_CLOCK_AHEAD_MS))
  for (const page of context.pages()) installShifted(page)
  context.on('page', installShifted)
}

function installShifted(page: Page): void {
  const install = page.clock.install.bind(page.clock)
  page.clock.install = (options) => install({ time: Date.now(), ...options })
}

function shiftClock(ahead: number): void {
  const realNow = Date.now
  const now = () => realNow() + ahead
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
