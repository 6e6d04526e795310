import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'
import { countShifts } from '../support/shifts.ts'
import { quantile } from './table.ts'

/** The phone that everything is measured on, with Lighthouse's screen. */
export const PHONE: BrowserContextOptions = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  locale: 'ru-RU',
}

/** What a page costs a phone. Bytes: KB of 1,000 as they travel, with headers; times: milliseconds of the main thread's own clock. */
export interface PageCost {
  /** Scripts that are here when the page answers presses, and those of 15 seconds without a touch. */
  firstScripts: number
  scripts: number
  pictures: number
  fonts: number
  requests: number
  /** Until five seconds after the load. */
  processor: number
  /** What four times as long tasks after the first paint take beyond 50 ms. */
  blocked: number
  shift: number
}

const RUNS = 3
const TRACED_MS = 5000
const QUIET_MS = 15_000

/** Medians; bytes are those of the first run, which alone waits so long. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const bytes = await load(browser, url, QUIET_MS)
  const runs = [bytes]
  while (runs.length < RUNS) runs.push(await load(browser, url, TRACED_MS))
  const figure = (name: keyof PageCost) =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    )
  return { ...bytes, processor: figure('processor'), blocked: figure('blocked'), shift: figure('shift') }
}

// A busy browser may begin to trace after the navigation: such a run says nothing.
async function load(browser: Browser, url: string, wait: number, tries = 5): Promise<PageCost> {
  const cost = await loadOnce(browser, url, wait)
  if (!cost && tries === 1) throw new Error(`No trace has the navigation to ${url}`)
  return cost ?? load(browser, url, wait, tries - 1)
}

interface Loaded {
  url: string
  kind: string
  bytes: number
}

async function loadOnce(browser: Browser, url: string, wait: number): Promise<PageCost | null> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const loaded = await watchRequests(session)
  const events = await trace(session)
  const shift = await countShifts(page)
  await page.addInitScript(noteHydration)
  await page.goto(url, { waitUntil: 'load' })
  const first = new Set(await page.evaluate(loadedAtHydration))
  await page.waitForTimeout(TRACED_MS)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await page.waitForTimeout(wait - TRACED_MS)
  const all = [...loaded.values()]
  const times = mainThread(events, url)
  const cost = times && {
    firstScripts: kilobytes(
      all.filter(({ url }) => first.has(url)),
      'Script',
    ),
    scripts: kilobytes(all, 'Script'),
    pictures: kilobytes(all, 'Image'),
    fonts: kilobytes(all, 'Font'),
    requests: all.length,
    ...times,
    shift: await shift(),
  }
  await context.close()
  return cost
}

/** In the page: a look from outside comes late on a busy machine, and what is loaded after that moment would be counted. */
function noteHydration(): void {
  const loaded = new Promise<string[]>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.hydrated === undefined) return
      observer.disconnect()
      const now = performance.now()
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      resolve(
        files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= now).map(({ name }) => name),
      )
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
  })
  Object.assign(window, { loaded })
}

function loadedAtHydration(): Promise<string[]> {
  return (window as unknown as { loaded: Promise<string[]> }).loaded
}

async function watchRequests(session: CDPSession): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    loaded.set(requestId, { url: response.url, kind: type, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = loaded.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  })
  return loaded
}

function kilobytes(loaded: Iterable<Loaded>, kind: string): number {
  return [...loaded].reduce((sum, each) => sum + (each.kind === kind ? each.bytes : 0), 0) / 1000
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

async function trace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  return events
}

type Times = Pick<PageCost, 'processor' | 'blocked'>

function mainThread(events: readonly TraceEvent[], url: string): Times | null {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) return null
  const paint = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === start.pid)
  const tasks = events
    .filter(({ name, ph }) => ph === 'X' && /(^|::)RunTask$/.test(name))
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((one, other) => one.ts - other.ts)
  const cost = { processor: 0, blocked: 0 }
  let end = 0
  for (const { ts, dur, tdur = dur } of tasks) {
    // A task inside another one is counted with it.
    if (ts < end) continue
    end = ts + dur
    cost.processor += tdur / 1000
    if (end > (paint?.ts ?? start.ts)) cost.blocked += Math.max(0, (4 * tdur) / 1000 - 50)
  }
  return cost
}
