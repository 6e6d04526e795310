import type DataLoader from 'dataloader'
import type { OrderMemory } from './orderMemory.ts'
import { createProductLoader } from './productLoader.ts'
import type { Product } from './rest/entities.ts'
import type { Rest, RestFactory } from './rest/rest.ts'
import type { CreateOrderResult } from './schema/order/createOrder.ts'
import { type Trace, trackCalls } from './trace.ts'

/** What every resolver gets: the services as this request sees them, and the facts of the moment. */
export type GatewayContext = {
  rest: Rest
  /** Products by id, collected over the whole operation; null: there is none. */
  products: DataLoader<string, Product | null>
  /** The orders that went through this process. */
  orders: OrderMemory<CreateOrderResult>
  /** The company's day, `YYYY-MM-DD`. */
  today: string
  requestId: string
  /** The absolute address of a picture; `width` in pixels, null: the original. */
  pictureUrl(original: string, width: number | null): string
  /** What this operation asked, for `extensions.explain` and the cache policy. */
  trace: Trace
}

/** What a context is made from: the parts that all requests share. */
export type ContextSources = {
  rest: Pick<RestFactory, 'forRequest'>
  today: () => string
  pictureUrl: (original: string, width: number | null) => string
  orders: OrderMemory<CreateOrderResult>
}

/** The context of one operation. */
export function createContext(
  sources: ContextSources,
  request: { requestId: string; signal?: AbortSignal | undefined },
): GatewayContext {
  const trace: Trace = { calls: [], batches: [], cost: null, upstreamCalls: null, isPrivate: false }
  const { rest, idle } = trackCalls(
    sources.rest.forRequest({ ...request, onCall: (record) => void trace.calls.push(record) }),
  )
  return {
    rest,
    products: createProductLoader(rest, idle, (size) => void trace.batches.push(size)),
    orders: sources.orders,
    today: sources.today(),
    requestId: request.requestId,
    pictureUrl: sources.pictureUrl,
    trace,
  }
}
