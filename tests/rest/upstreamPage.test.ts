import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { contacts } from '#gateway/rest/shapes/contacts.ts'
import { page } from '#gateway/rest/shapes/content.ts'
import { settings } from '#gateway/rest/shapes/settings.ts'
import type { JsonSchema } from '#gateway/rest/values/shape.ts'
import { orderInput, sendOrder } from '../gateway/order.ts'
import { startGateway } from '../gateway/testGateway.ts'

test('the order of docs/upstream.md is what the gateway sends', async () => {
  const gateway = await startGateway()
  onTestFinished(() => gateway.close())
  const page = readFileSync('docs/upstream.md', 'utf8')
  const example = JSON.parse(/rental_service\/v2\/orders.+?```json\n(.+?)```/s.exec(page)?.[1] ?? '')
  const input = orderInput('order-of-the-page', {
    period: example.period,
    lines: [{ productId: '101', quantity: 10 }],
    relatedLines: [{ productId: '111', parentId: '101', quantity: 10 }],
    customer: example.customer,
    delivery: { method: 'DELIVERY', address: example.delivery.address, deliverySlot: 'FROM_9_TO_12' },
    comment: example.comment,
  })
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated' })
  const sent = gateway.services.calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/v2/orders'),
  )
  const now = new RegExp(`"${new Date().toISOString().slice(0, 10)}T[^"]+"`, 'g')
  const bodies = sent.map(({ body }) => body.replace(now, `"${example.consents[0].givenAt}"`))
  expect(bodies.map((body) => JSON.parse(body))).toEqual([example])
})

test.each([
  [
    'settings',
    settings.schema,
    [
      ...['project', 'timezone', 'workingHours.days', 'workingHours.days.open', 'workingHours.days.close'],
      // The embedded services count deliveries by them.
      ...['delivery.places', 'delivery.places.name', 'delivery.places.km'],
    ],
  ],
  ['contacts', contacts.schema, ['project']],
  ['pages', { type: 'array', items: page.schema }, ['project']],
])('the demonstration %s show what is read, and no other field', (name, schema, others) => {
  const shown = fieldsOf(JSON.parse(readFileSync(`server/upstream/demo/${name}.json`, 'utf8')))
  const known = new Set([...knownIn(schema), ...others])
  expect([...shown].filter((field) => !known.has(field))).toEqual([])
})

function fieldsOf(value: unknown, at = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...fieldsOf(item, at)]))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(
    Object.entries(value).flatMap(([key, part]) => [join(at, key), ...fieldsOf(part, join(at, key))]),
  )
}

function knownIn(schema: JsonSchema, at = ''): string[] {
  const { items, properties = {} } = schema as { items?: JsonSchema; properties?: Record<string, JsonSchema> }
  if (items) return knownIn(items, at)
  return Object.entries(properties).flatMap(([key, part]) => [join(at, key), ...knownIn(part, join(at, key))])
}

const join = (at: string, key: string) => (at === '' ? key : `${at}.${key}`)
