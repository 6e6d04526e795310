import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { createRest } from '#gateway/rest/rest.ts'
import { type GatewayOptions, ORDER_OUTCOMES, type OrderOutcome } from '#gateway/yoga.server.ts'
import type { Rank, RequestQueue } from '../overload/queue.ts'

type RestOptions = Parameters<typeof createRest>[0]
type OperationRecord = Parameters<NonNullable<GatewayOptions['onOperation']>>[0]
type ServerFailure = Parameters<NonNullable<RestOptions['onServerError']>>[0]

/** One REST call, or an answer from the cache instead of one. */
export type CallRecord = Parameters<NonNullable<RestOptions['onCall']>>[0]

/** A request that is over; `aborted`: its client went away before the answer. */
type EndedRequest = {
  method: string
  route: string | null
  url: string
  status: number | 'aborted'
  milliseconds: number
}

type WebVitals = { page: string } & { [Name in 'LCP' | 'INP' | 'CLS']?: number | undefined }

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const PAGE_PARTS = ['shop', 'visitors'] as const
/** The route of all pages. */
export const PAGES_ROUTE = '/*'

/** What the page cache tells of itself. */
type WatchedPages = {
  counts: Readonly<Record<'hit' | 'stale' | 'miss', number>>
  bytes(part: (typeof PAGE_PARTS)[number]): number
}

/** Names the page of a URL, out of as many names as there are pages; `none`: there is no such page. */
export type PageOf = (url: string) => string

/** What runs: the version of package.json, the id of the build. */
type Running = { version: string; build: string }

export type Metrics = ReturnType<typeof createMetrics>

/** The server's metrics in a registry of their own. */
export function createMetrics({ version, build }: Running = { version: '', build: '' }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const upstreamSeconds = new Histogram({
    name: 'sutki_upstream_call_seconds',
    help: 'REST calls to the services, by service, call and outcome',
    labelNames: ['service', 'call', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const cacheHits = new Counter({
    name: 'sutki_upstream_cache_hits_total',
    help: 'REST answers taken from the cache instead of a call',
    labelNames: ['service', 'call'],
    registers,
  })
  const operationSeconds = new Histogram({
    name: 'sutki_graphql_operation_seconds',
    help: 'GraphQL operations, by type and the first code of their errors (ok: none)',
    labelNames: ['type', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const serverErrors = new Counter({
    name: 'sutki_upstream_server_errors_total',
    help: 'REST calls that a service answered with a 5xx, after retries, by service, call and status',
    labelNames: ['service', 'call', 'status'],
    registers,
  })
  const orders = new Counter({
    name: 'sutki_orders_total',
    help: 'Attempts to order, by outcome: created, replayed (the same key again), or the kind of the problem',
    labelNames: ['outcome'],
    registers,
  })
  // Present before the first order: rate() would miss it.
  for (const outcome of ORDER_OUTCOMES) orders.inc({ outcome }, 0)
  new Gauge({
    name: 'sutki_build_info',
    help: 'Always 1; the labels say what runs: its version, its build, its Node',
    labelNames: ['version', 'build', 'node'],
    aggregator: 'max',
    registers,
  }).set({ version, build, node: process.version }, 1)
  const clientErrors = new Counter({
    name: 'sutki_client_errors_total',
    help: 'Failures in browsers, by kind; dropped: more than the log takes in a minute',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const vitals = {
    LCP: new Histogram({
      name: 'sutki_web_lcp_seconds',
      help: 'Largest paint of loaded pages, for one visitor in ten, by page',
      labelNames: ['page'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 4, 8],
      registers,
    }),
    INP: new Histogram({
      name: 'sutki_web_inp_seconds',
      help: 'From a press to the next paint: the slowest of a visit, by the page that was loaded',
      labelNames: ['page'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      registers,
    }),
    CLS: new Histogram({
      name: 'sutki_web_cls',
      help: 'Layout shift, without a unit, by the page that was loaded',
      labelNames: ['page'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25],
      registers,
    }),
  }
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
    requestBegan(): void {
      inFlight += 1
    },
    requestEnded({ method, route, url, status, milliseconds }: EndedRequest): void {
      inFlight -= 1
      const page = route === PAGES_ROUTE ? { page: pageOf(url) } : {}
      requestSeconds.observe({ method, route: route ?? 'none', ...page, status }, milliseconds / 1000)
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
    upstreamCall({ service, call, outcome, milliseconds, cached }: CallRecord): void {
      if (cached) cacheHits.inc({ service, call })
      else upstreamSeconds.observe({ service, call, outcome }, milliseconds / 1000)
    },
    upstreamServerError({ service, call, status }: ServerFailure): void {
      serverErrors.inc({ service, call, status })
    },
    clientError(labels: { kind: string; outcome: 'logged' | 'dropped' }): void {
      clientErrors.inc(labels)
    },
    /** What one visit measured: `LCP` and `INP` in milliseconds. */
    webVitals({ page, LCP, INP, CLS }: WebVitals): void {
      if (LCP !== undefined) vitals.LCP.observe({ page }, LCP / 1000)
      if (INP !== undefined) vitals.INP.observe({ page }, INP / 1000)
      if (CLS !== undefined) vitals.CLS.observe({ page }, CLS)
    },
    order(outcome: OrderOutcome): void {
      orders.inc({ outcome })
    },
    operation({ type, codes, milliseconds }: OperationRecord): void {
      operationSeconds.observe({ type, outcome: codes[0] ?? 'ok' }, milliseconds / 1000)
    },
  }
}
