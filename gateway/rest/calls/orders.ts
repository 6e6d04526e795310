import { FORM_FIELDS, type FormField } from '#company/order.ts'
import type { FieldAt } from '#company/orderFields.ts'
import { accepted, storedOrder } from '../shapes/orders.ts'
import type { ReadOf } from '../values/shape.ts'
import { type Fetch, post, present } from './call.ts'
import {
  day,
  type InputSchema,
  list,
  moment,
  object,
  optional,
  text,
  type ValueOf,
  whole,
} from './inputSchema.ts'

const quantity = whole(1)

/** Slots are written `09:00-12:00`. */
const slot: InputSchema<string> = { schema: { type: 'string', pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' } }

const method: InputSchema<'delivery' | 'pickup'> = { schema: { enum: ['delivery', 'pickup'] } }

const expectedTotal: InputSchema<number> = {
  schema: {
    type: 'number',
    minimum: 0,
    description:
      'Total of rent and extras, from fresh prices; if the client sent the total that the customer saw, the two are equal. If the service’s own total differs, answer 409 PRICE_CHANGED.',
  },
}

const consents = optional(list(object({ name: text, text, version: text, givenAt: moment }), { minItems: 1 }))

/** The body of an order. No price of a line is sent: the service knows its own. */
export type OrderBody = ValueOf<typeof orderBody>
const orderBody = object({
  period: object({ start: day, end: day }),
  lines: list(object({ productId: text, quantity }), { minItems: 1 }),
  relatedLines: list(object({ productId: text, parentId: text, quantity })),
  customer: object({ name: text, ...fieldsIn('customer') }),
  delivery: object({ method, ...fieldsIn('delivery') }),
  ...fieldsIn(null),
  extraFields: optional(list(object({ name: text, value: text }), { minItems: 1 })),
  consents,
  expectedTotal,
})

function fieldsIn<Part extends FormField['part']>(part: Part) {
  const fields = FORM_FIELDS.filter((field) => field.part === part && field.name !== 'name')
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, optional(kind === 'SLOT' ? slot : text)]),
  ) as Record<Exclude<FieldAt<Part>, 'name'>, ReturnType<typeof optional<string>>>
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

/** The body of a visitor's message. */
export type FeedbackBody = ValueOf<typeof feedbackBody>
const feedbackBody = object({
  name: text,
  phone: optional(text),
  email: optional(text),
  message: optional(text),
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
export type TrafficSourceBody = ValueOf<typeof trafficSourceBody>
const trafficSourceBody = object({
  source: optional(text),
  medium: optional(text),
  campaign: optional(text),
  term: optional(text),
  content: optional(text),
  referrer: optional(text),
  landingPage: optional(text),
})

export const reportTrafficSource = post({
  service: 'notifications',
  path: '/v2/traffic-sources',
  summary: 'Stores the source of a visit',
  body: trafficSourceBody,
  answer: accepted,
})
