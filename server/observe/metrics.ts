import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Rank, RequestQueue } from '../overload/queue.ts'
import { createBrowserMetrics } from './browserMetrics.ts'
import { createGatewayMetrics, SECONDS } from './gatewayMetrics.ts'

/** A request that is over; `aborted`: its client went away before the answer. */
type EndedRequest = {
  method: string
  route: string | null
  url: string
  status: number | 'aborted'
  milliseconds: number
}

const PAGE_PARTS = ['shop', 'visitors'] as const
/** The route of all pages. */
export const PAGES_ROUTE = '/*'

/** The counts and sizes of the page cache. */
type WatchedPages = {
  counts: Readonly<Record<'hit' | 'stale' | 'miss', number>>
  bytes(part: (typeof PAGE_PARTS)[number]): number
}

/** Names the page of a URL, out of as many names as there are pages; `none`: there is no such page. */
export type PageOf = (url: string) => string

/** The program that runs: the version of package.json, the id of the build, and the folder of its data. */
type Running = { version: string; build: string; dataDir: string }

export type Metrics = ReturnType<typeof createMetrics>

/** The server's metrics in a registry of their own. */
export function createMetrics(
  { version, build, dataDir }: Running = { version: '', build: '', dataDir: '.' },
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const ofGateway = createGatewayMetrics(registers)
  new Gauge({
    name: 'sutki_build_info',
    help: 'Always 1; the labels say what runs: its version, its build, its Node',
    labelNames: ['version', 'build', 'node'],
    aggregator: 'max',
    registers,
  }).set({ version, build, node: process.version }, 1)
  const free = new Gauge({
    name: 'sutki_data_dir_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    aggregator: 'min',
    registers,
    async collect() {
      // Nothing may be stored yet.
      const { bavail, bsize } = await statfs(dataDir).catch(() => statfs('.'))
      free.set(bavail * bsize)
    },
  })
  const ofBrowsers = createBrowserMetrics(registers)
  const requestSeconds = new Histogram({
    name: 'sutki_http_request_seconds',
    help: 'HTTP requests, by method, route, page (of pages alone) and status; aborted ones went away before their answer',
    labelNames: ['method', 'route', 'page', 'status'],
    buckets: SECONDS,
    registers,
  })
  let pageOf: PageOf = () => 'none'
  let inFlight = 0
  const inFlightNow = new Gauge({
    name: 'sutki_http_in_flight',
    help: 'HTTP requests being answered now',
    registers,
    collect(): void {
      inFlightNow.set(inFlight)
    },
  })
  const refused = new Counter({
    name: 'sutki_http_refused_total',
    help: 'HTTP requests answered 503 because there was no time for them, by rank: orders, pages, pictures, expensive',
    labelNames: ['rank'],
    registers,
  })
  let watched = { running: 0, waiting: 0 }
  const queueState = new Gauge({
    name: 'sutki_http_queue',
    help: 'HTTP requests that the server works on (running) and that wait for that (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      queueState.set({ state: 'running' }, watched.running)
      queueState.set({ state: 'waiting' }, watched.waiting)
    },
  })

  const rendering = new Gauge({
    name: 'sutki_pages_rendering',
    help: 'Pages that are being rendered, whether their visitors are still there or not',
    registers,
  })

  let pages: WatchedPages | null = null
  const pageLookups = new Counter({
    name: 'sutki_page_cache_total',
    help: 'Pages sent from memory (hit), from memory while a new one is made (stale), or rendered to be cached (miss)',
    labelNames: ['outcome'],
    registers,
    collect() {
      pageLookups.reset()
      for (const [outcome, count] of Object.entries(pages?.counts ?? {})) pageLookups.inc({ outcome }, count)
    },
  })
  const pageBytes = new Gauge({
    name: 'sutki_page_cache_bytes',
    help: 'Compressed pages in memory: what all see (shop), and what differs by dates, filters and searches (visitors)',
    labelNames: ['part'],
    registers,
    collect() {
      for (const part of PAGE_PARTS) pageBytes.set({ part }, pages?.bytes(part) ?? 0)
    },
  })

  return {
    registry,
    ...ofGateway,
    ...ofBrowsers,
    requestBegan(): void {
      inFlight += 1
    },
    /** Answers where the request is counted: the name of its page, or its route. */
    requestEnded({ method, route, url, status, milliseconds }: EndedRequest): string {
      inFlight -= 1
      const page = route === PAGES_ROUTE ? { page: pageOf(url) } : {}
      requestSeconds.observe({ method, route: route ?? 'none', ...page, status }, milliseconds / 1000)
      return page.page ?? route ?? 'none'
    },
    /** Pages are counted by these names from now on. */
    namePages(named: PageOf): void {
      pageOf = named
    },
    /** Counts the pages that a function is rendering. */
    countRendering<Request, Page>(render: (request: Request) => Promise<Page>) {
      return (request: Request): Promise<Page> => {
        rendering.inc()
        return render(request).finally(() => rendering.dec())
      }
    },
    watchPages(cache: WatchedPages): void {
      pages = cache
    },
    refused(rank: Rank): void {
      refused.inc({ rank })
    },
    watchQueue(queue: Pick<RequestQueue, 'running' | 'waiting'>): void {
      watched = queue
    },
  }
}
