import { FORM_FIELDS, type FormField } from '#company/order.ts'
import type { FieldAt, SentName } from '#company/orderFields.ts'
import type { TextProblem } from '#gateway/rental/customer.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { OrderBody } from '../rest/calls/orders.ts'
import { cleanText } from '../rest/values/text.ts'

/** A line as the client sent it; `parentId` is null for a product's own line. */
export type RequestedLine = { productId: string; parentId: string | null; quantity: number }

/** The order or quote that is requested: its period, its products and their extras. */
export type OrderRequest = {
  period: Period
  lines: RequestedLine[]
  relatedLines: RequestedLine[]
  /** The promo code, for a tariff of the company's own. */
  code?: string | null
}

type Optional<Value> = Value | null | undefined

/** An order as a client sends it, before any check. */
export type OrderInput = {
  idempotencyKey: string
  period: Period
  lines: readonly { productId: string; quantity: number }[]
  relatedLines?: Optional<readonly { productId: string; parentId: string; quantity: number }[]>
  code?: Optional<string>
  customer: Sent<'customer'>
  delivery: Sent<'delivery'> & { method: OrderBody['delivery']['method'] }
  extraFields?: Optional<readonly { name: string; value: string }[]>
  consent: boolean
  termsAccepted: boolean
  consents?: Optional<readonly string[]>
  consentsVersion?: Optional<string>
  /** Roubles for rent and extras, as the customer saw them. */
  expectedTotal?: Optional<number>
  /** Roubles for delivery, as the customer saw them, and what they were quoted for. */
  quotedDelivery?: Optional<{ price: number; floor?: Optional<number>; lift?: Optional<boolean> }>
} & Sent<null>

type Sent<Part extends FormField['part']> = { [Name in FieldAt<Part> & SentName]: string } & {
  [Name in Exclude<FieldAt<Part>, SentName>]?: Optional<string>
}

/** The texts and choices of an order, trimmed. */
export type OrderForm = Pick<OrderBody, 'customer' | 'delivery' | FieldAt<null> | 'extraFields'>

/** The fields of `OrderInput` that a problem can be about, and their places in it. */
export const ORDER_FIELDS = {
  IDEMPOTENCY_KEY: 'idempotencyKey',
  LINES: 'lines',
  RELATED_LINES: 'relatedLines',
  ...placesIn('customer'),
  DELIVERY_METHOD: 'delivery.method',
  ...placesIn('delivery'),
  ...placesIn(null),
  EXTRA_FIELDS: 'extraFields',
  TERMS_ACCEPTED: 'termsAccepted',
  CONSENT: 'consent',
  CONSENTS: 'consents',
  EXPECTED_TOTAL: 'expectedTotal',
} as const

type OrderField = keyof typeof ORDER_FIELDS

function placesIn<Part extends FormField['part']>(part: Part) {
  const fields = FORM_FIELDS.filter((field) => field.part === part)
  return Object.fromEntries(
    fields.map(({ code, name }) => [code, part === null ? name : `${part}.${name}`]),
  ) as Record<Extract<FormField, { part: Part }>['code'], string>
}

/** A problem of one field of an order. */
export type FieldProblem = TextProblem & {
  field: OrderField
  /** The name of the company's own field or consent that it is about. */
  name?: string
}

/** The parts of its request that pricing an order needs. */
export type PricingContext = { rest: Rest; today: string; dayEndsIn: () => number; requestId: string }

/** True if an order can have this idempotency key. */
export function isOrderKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{8,128}$/.test(key)
}

const MAX_CODE = 100

/** The lines of an input in one shape, and its promo code where it has one. */
export function toRequestedLines({
  lines,
  relatedLines,
  code,
}: Pick<OrderInput, 'lines' | 'relatedLines' | 'code'>): Omit<OrderRequest, 'period'> {
  const promo = cleanText((code ?? '').slice(0, MAX_CODE))?.trim()
  return {
    ...(promo && { code: promo }),
    lines: lines.map((line) => ({ ...line, parentId: null })),
    relatedLines: relatedLines?.map((line) => ({ ...line })) ?? [],
  }
}
