import { texts } from '#company/texts/index.ts'
import type { OrderAnswer } from '../rest/shapes/orders.ts'
import type { OrderBounds } from './bounds.ts'
import type { OrderKeys } from './keys/orderKeys.ts'
import type { LineProblem } from './lineProblem.ts'
import type { OpenOrders } from './open/openOrders.ts'
import type { FieldProblem, PricingContext } from './orderRequest.ts'
import type { PeriodRefusal } from './periodRefusal.ts'
import type { PricedOrder } from './priceOrder.ts'
import type { ServiceProblem } from './serviceProblem.ts'

/** Why an order is left to a person: what it takes, or what its network has taken before. */
type OrderLimit = 'size' | 'open'

/** Why an order was not created; `kind` tells the types apart. */
export type OrderProblem =
  | {
      kind: 'input'
      message: string
      fields: FieldProblem[]
      period: PeriodRefusal | null
      lines: LineProblem[]
    }
  | {
      kind: 'price'
      message: string
      expected: number
      total: number
      quote: PricedOrder
      /** The price of delivery, if that is another one as well: null where nobody can say it now. */
      delivery?: { expected: number; now: number | null } | null
    }
  | { kind: 'limit'; limit: OrderLimit; message: string }
  | { kind: 'key'; message: string; order: OrderAnswer | null }
  | ({
      kind: 'service'
      /** The order was sent, and nothing says that it was not made. */
      mayExist: boolean
      /** It was made, but the answer is not as agreed. */
      order: OrderAnswer | null
    } & ServiceProblem)

/** The result of an attempt to order. */
export type OrderResult = { kind: 'created'; order: OrderAnswer; replayed: boolean } | OrderProblem

/** How an attempt to order ended: made, made before with the same key, or why not; `size` and `open`: left to a person. */
export const ORDER_OUTCOMES = [
  'created',
  'replayed',
  'input',
  'price',
  'size',
  'open',
  'key',
  'service',
] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** How an attempt is counted: of those that are left to a person, why. */
export function outcomeOf(result: OrderResult): OrderOutcome {
  if (result.kind === 'limit') return result.limit
  return result.kind === 'created' && result.replayed ? 'replayed' : result.kind
}

/** The orders that this process is making now, and the keys of those that were sent. */
export type Orders = {
  running: Map<string, { fingerprint: string; result: Promise<OrderResult> }>
  keys: OrderKeys
  bounds: OrderBounds
  /** Null: a network may order anything. */
  open: OpenOrders | null
  /** For what only the company can mend; never anything of a person. */
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
  /** Called with the outcome of every attempt, for metrics. */
  onOrder: (outcome: OrderOutcome) => void
}

/** The parts of its request that creating an order needs. */
export type OrderContext = PricingContext & {
  orders: Orders
  /** The sender's IP address, of IPv6 the network of a whole line; null when it is not available. */
  client: string | null
}

/** The problem of an order that a person has to take, with its text. */
export function limitProblem(limit: OrderLimit): OrderProblem {
  const message = limit === 'size' ? texts.order.tooLarge : texts.order.tooManyOpen
  return { kind: 'limit', limit, message }
}
