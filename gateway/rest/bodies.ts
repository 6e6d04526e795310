import type { JsonSchema } from './border/shape.ts'
import type { CallName } from './calls.ts'

const text: JsonSchema = { type: 'string' }
const quantity: JsonSchema = { type: 'integer', minimum: 1 }
const slot: JsonSchema = { type: 'string', pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' }

function closed(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, required, additionalProperties: false }
}

const ORDER = closed(
  {
    period: closed({ start: { type: 'string', format: 'date' }, end: { type: 'string', format: 'date' } }),
    lines: { type: 'array', minItems: 1, items: closed({ productId: text, quantity }) },
    relatedLines: { type: 'array', items: closed({ productId: text, parentId: text, quantity }) },
    customer: closed({ name: text, phone: text, email: text, company: text }, ['email', 'company']),
    delivery: closed(
      { method: { enum: ['delivery', 'pickup'] }, address: text, deliverySlot: slot, returnSlot: slot },
      ['address', 'deliverySlot', 'returnSlot'],
    ),
    comment: text,
    expectedTotal: {
      type: 'number',
      minimum: 0,
      description: 'What the visitor was shown, in roubles; another sum is answered with 409 PRICE_CHANGED.',
    },
  },
  ['comment'],
)

const FEEDBACK = closed({ name: text, phone: text, email: text, message: text }, [
  'phone',
  'email',
  'message',
])

const TRAFFIC_FIELDS = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landingPage']
const TRAFFIC_SOURCE = closed(Object.fromEntries(TRAFFIC_FIELDS.map((name) => [name, text])), TRAFFIC_FIELDS)

/** What the gateway sends in each create; the types are in params.ts. */
export const BODIES: Partial<Record<CallName, JsonSchema>> = {
  createOrder: ORDER,
  sendFeedback: FEEDBACK,
  reportTrafficSource: TRAFFIC_SOURCE,
}
