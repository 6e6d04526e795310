import { z } from 'zod'
import { FORM_FIELDS, type FormField } from '#company/order.ts'
import type { FieldAt } from '#company/orderFields.ts'
import { accepted, type CustomerOrder, customerOrder, storedOrder } from '../shapes/orders.ts'
import type { ReadOf } from '../values/shape.ts'
import { type Fetch, getBySlug, post, present, SECRET } from './call.ts'
import { consent, day, text } from './inputSchema.ts'
import { toSegment } from './query.ts'

const quantity = z.int().min(1)

/** Slots are written `09:00-12:00`. */
const slot = z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/)

const expectedTotal = z
  .number()
  .min(0)
  .describe(
    'Total of rent and extras, from fresh prices or the quote; if the client sent the total that the customer saw, the two are equal. If the service’s own total differs, answer 409 PRICE_CHANGED.',
  )

const consents = z.array(consent).min(1).optional()

/** The body of an order. No price of a line is sent: the service knows its own. */
export type OrderBody = z.output<typeof orderBody>
const orderBody = z.strictObject({
  period: z.strictObject({ start: day, end: day }),
  lines: z.array(z.strictObject({ productId: text, quantity })).min(1),
  relatedLines: z.array(z.strictObject({ productId: text, parentId: text, quantity })),
  customer: z.strictObject({ name: text, ...fieldsIn('customer') }),
  delivery: z.strictObject({ method: z.enum(['delivery', 'pickup']), ...fieldsIn('delivery') }),
  ...fieldsIn(null),
  extraFields: z
    .array(z.strictObject({ name: text, value: text }))
    .min(1)
    .optional(),
  consents,
  code: text.describe('The promo code that the total was quoted with: `quotes` alone.').optional(),
  quotedDelivery: z
    .strictObject({ price: z.number().min(0), floor: z.int().optional(), lift: z.boolean().optional() })
    .describe('The price of delivery that was agreed, and what it was quoted for: `delivery-quotes` alone.')
    .optional(),
  expectedTotal,
})

function fieldsIn<Part extends FormField['part']>(part: Part) {
  const fields = FORM_FIELDS.filter((field) => field.part === part && field.name !== 'name')
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, (kind === 'SLOT' ? slot : text).optional()]),
  ) as Record<Exclude<FieldAt<Part>, 'name'>, z.ZodOptional<z.ZodString>>
}

/** `replayed`: the service already had an order under this key and answered that one. */
export const createOrder = {
  ...post({
    service: 'catalog',
    path: '/v2/orders',
    summary: 'Creates an order',
    body: orderBody,
    answer: storedOrder,
  }),
  keyed: { conflict: 'OUT_OF_STOCK with `lines`, PRICE_CHANGED, or IDEMPOTENCY_KEY_REUSED.' },
  connect:
    (fetch: Fetch<ReadOf<typeof storedOrder>>) =>
    async (body: OrderBody, { idempotencyKey }: { idempotencyKey: string }) => {
      const { replayed, ...order } = present(await fetch({ body, idempotencyKey }))
      return { order, replayed: replayed ?? false }
    },
}

/** Null: no order has this secret. */
export const customerOrderBySecret = {
  ...getBySlug({
    service: 'catalog',
    path: '/v2/orders/{secret}',
    summary: 'An order as its customer sees it',
    answer: customerOrder,
    times: null,
  }),
  segment: SECRET,
}

/** A write to the order of a secret: the order as it is then, null where there is none. */
function postToOrder<Body extends object>(write: { path: string; summary: string; body: z.ZodType<Body> }) {
  return {
    ...post({ ...write, service: 'catalog', answer: customerOrder }),
    nullable: true as const,
    segment: SECRET,
    connect:
      (fetch: Fetch<CustomerOrder>) =>
      async (secret: string, body: Body, keys: { idempotencyKey: string }) => {
        const segment = toSegment(secret)
        return segment === null ? null : fetch({ segment, body, ...keys })
      },
  }
}

/** The order as a customer wishes it now: it holds when the company has answered. */
export const requestOrderChange = {
  ...postToOrder({
    path: '/v2/orders/{secret}/change-requests',
    summary: 'Stores what a customer wishes to change, for the company to answer',
    body: orderBody.pick({ period: true, lines: true, relatedLines: true }).extend({
      comment: text.optional(),
      expectedTotal: expectedTotal.optional(),
    }),
  }),
  keyed: { conflict: 'OUT_OF_STOCK with `lines`, PRICE_CHANGED, ORDER_CLOSED, or IDEMPOTENCY_KEY_REUSED.' },
}

/** `terms` and `refund`: what the customer has read. Under others nothing is cancelled. */
export const cancelOrder = {
  ...postToOrder({
    path: '/v2/orders/{secret}/cancellation',
    summary: 'Cancels an order, and frees what it held',
    body: z.strictObject({ terms: text.optional(), refund: z.number().min(0).optional() }),
  }),
  keyed: { conflict: 'TERMS_CHANGED or ORDER_CLOSED.' },
}

/** The body of a visitor's message. */
export type FeedbackBody = z.output<typeof feedbackBody>
const feedbackBody = z.strictObject({
  name: text,
  phone: text.optional(),
  email: text.optional(),
  message: text.optional(),
  consents,
})

export const sendFeedback = {
  ...post({
    service: 'notifications',
    path: '/v2/feedback',
    summary: 'Stores a visitor’s message',
    body: feedbackBody,
    answer: accepted,
  }),
  connect: (fetch: Fetch<ReadOf<typeof accepted>>) => async (body: FeedbackBody, idempotencyKey?: string) =>
    present(await fetch({ body, ...(idempotencyKey !== undefined && { idempotencyKey }) })),
}

/** The body of a report where a visitor came from. */
export type TrafficSourceBody = z.output<typeof trafficSourceBody>
const trafficSourceBody = z
  .strictObject({
    source: text,
    medium: text,
    campaign: text,
    term: text,
    content: text,
    referrer: text,
    landingPage: text,
  })
  .partial()

export const reportTrafficSource = post({
  service: 'notifications',
  path: '/v2/traffic-sources',
  summary: 'Stores the source of a visit',
  body: trafficSourceBody,
  answer: accepted,
})
