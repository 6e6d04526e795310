import { type Trace, trackCalls } from '../base/trace.ts'
import type { Orders } from '../order/orderResult.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { CleanHtml } from '../rest/html/cleaner.ts'
import type { RequestOptions } from '../rest/options.ts'
import { createAvailabilityLoaders, createProductLoaders } from './loaders.ts'
import { type CountWrite, takeAllowance, type Write } from './writes.ts'

/** The context of every resolver: the services as this request sees them, and the facts of the moment. */
export type GatewayContext = ReturnType<typeof createContext>

/** The parts of a context that all requests share. */
export type ContextSources = {
  rest: { forRequest(request: RequestOptions): Rest }
  /** The company's day, `YYYY-MM-DD`, and the seconds until it ends. */
  today: () => string
  dayEndsIn: () => number
  /** The absolute URL of a picture; `width` in pixels. */
  pictureUrl: (original: string, width: number) => string
  /** The part of a service's text that may be shown. */
  cleanHtml: CleanHtml
  /** The orders that are being made, and the keys of those that were sent. */
  orders: Orders
}

/** The context of one operation. */
export function createContext(
  sources: ContextSources,
  request: Pick<RequestOptions, 'requestId' | 'signal' | 'isOwnPage'> & {
    countWrite?: CountWrite | undefined
    client?: string | undefined
  },
) {
  const trace: Trace = {
    calls: [],
    batches: [],
    cost: null,
    upstreamCalls: null,
    isPrivate: false,
    validFor: Number.POSITIVE_INFINITY,
  }
  const { countWrite, client = null, ...options } = request
  const untracked = sources.rest.forRequest({
    ...options,
    onCall: (record) => void trace.calls.push(record),
  })
  const { rest, idle } = trackCalls(untracked)
  const products = createProductLoaders(rest, idle, (size) => void trace.batches.push(size))
  // Before the day itself, so that the answer of a day that ends in between is not cached.
  const endsAt = performance.now() + sources.dayEndsIn() * 1000
  const today = sources.today()
  return {
    rest,
    /** Products by id, as of a period or of none, collected over the whole operation. */
    products,
    /** The free units of products on each day of a period, collected over the whole operation. */
    availability: createAvailabilityLoaders({ rest: untracked, products, idle, today }),
    orders: sources.orders,
    today,
    /** Whole seconds until that day ends; 0 once it has. */
    dayEndsIn: () => Math.max(0, Math.floor((endsAt - performance.now()) / 1000)),
    requestId: request.requestId,
    /** Counts a write that is about to be sent. Rejects where there were too many. */
    takeAllowance: (write: Write) => takeAllowance(write, countWrite),
    /** The sender's IP address, of IPv6 the network; null when it is not available. */
    client,
    pictureUrl: sources.pictureUrl,
    cleanHtml: sources.cleanHtml,
    /** The REST calls of this operation, for `extensions.explain` and the cache policy. */
    trace,
  }
}
