import type { TextProblem } from '#gateway/rental/customer.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { OrderBody } from '../rest/calls/orders.ts'
import type { OrderAnswer } from '../rest/shapes/orders.ts'
import type { OrderKeys } from './keys/orderKeys.ts'
import type { LineProblem } from './lineProblem.ts'
import type { PeriodRefusal } from './periodRefusal.ts'
import type { ServiceProblem } from './serviceProblem.ts'

/** A line as the client sent it; `parentId` is null for a product's own line. */
export type RequestedLine = { productId: string; parentId: string | null; quantity: number }

/** What is ordered or quoted, and when. */
export type OrderRequest = { period: Period; lines: RequestedLine[]; relatedLines: RequestedLine[] }

type Optional<Value> = Value | null | undefined

/** An order as a client sends it, before any check. */
export type OrderInput = {
  idempotencyKey: string
  period: Period
  lines: readonly { productId: string; quantity: number }[]
  relatedLines?: Optional<readonly { productId: string; parentId: string; quantity: number }[]>
  customer: { name: string; phone: string; email?: Optional<string>; company?: Optional<string> }
  delivery: {
    method: OrderBody['delivery']['method']
    address?: Optional<string>
    deliverySlot?: Optional<string>
    returnSlot?: Optional<string>
  }
  comment?: Optional<string>
  consent: boolean
  termsAccepted: boolean
}

/** The texts and choices of an order, trimmed. */
export type OrderForm = Pick<OrderBody, 'customer' | 'delivery' | 'comment'>

/** A field of `OrderInput` that a problem can be about. */
export type OrderField =
  | 'IDEMPOTENCY_KEY'
  | 'LINES'
  | 'RELATED_LINES'
  | 'CUSTOMER_NAME'
  | 'CUSTOMER_PHONE'
  | 'CUSTOMER_EMAIL'
  | 'CUSTOMER_COMPANY'
  | 'DELIVERY_ADDRESS'
  | 'DELIVERY_SLOT'
  | 'RETURN_SLOT'
  | 'COMMENT'
  | 'TERMS_ACCEPTED'
  | 'CONSENT'

/** A problem of one field of an order. */
export type FieldProblem = TextProblem & { field: OrderField }

/** Why an order was not created; `kind` tells the types apart. */
export type OrderProblem =
  | { kind: 'input'; message: string; fields: FieldProblem[] }
  | ({ kind: 'period' } & PeriodRefusal)
  | { kind: 'lines'; message: string; lines: LineProblem[] }
  | { kind: 'key'; message: string }
  | ({ kind: 'service' } & ServiceProblem)

/** What an order came to. */
export type OrderResult = { kind: 'created'; order: OrderAnswer; replayed: boolean } | OrderProblem

/** What pricing an order needs from its request. */
export type PricingContext = { rest: Rest; today: string; requestId: string; maxUnitDays: number }

/** What is known of orders: the ones that this process is making now, and the keys of those that were sent. */
export type Orders = {
  running: Map<string, { fingerprint: string; result: Promise<OrderResult> }>
  keys: OrderKeys
}

/** What creating an order needs from its request. */
export type OrderContext = PricingContext & { orders: Orders }

/** The lines of an input in one shape. */
export function toRequestedLines({
  lines,
  relatedLines,
}: Pick<OrderInput, 'lines' | 'relatedLines'>): Pick<OrderRequest, 'lines' | 'relatedLines'> {
  return {
    lines: lines.map((line) => ({ ...line, parentId: null })),
    relatedLines: relatedLines?.map((line) => ({ ...line })) ?? [],
  }
}
