import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import contacts from '../../server/upstream/demo/contacts.json' with { type: 'json' }
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { readDemoData } from '../../server/upstream/index.ts'
import { customerSecret, orderInput } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  const demo = readDemoData()
  const { offices } = contacts
  const places = { ...contacts, offices: offices.map((office) => ({ ...office, type: 'pickup' })) }
  gateway = await startGateway({}, {}, { data: { ...demo, version: 'pick-up places', contacts: places } })
})
beforeEach(() => {
  name('delivery-quotes')
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
  gateway.services.calls.length = 0
})
afterAll(() => gateway.close())

/** Services whose settings name these capabilities. */
function name(...capabilities: string[]): void {
  const result = { ...settings, capabilities }
  gateway.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
}

const CALL = { method: 'POST', path: /\/v2\/delivery-quotes/ }
const ADDRESS = 'Красногорск, Садовая улица, 12'
const QUOTE = `query ($input: DeliveryQuoteInput!) {
  deliveryQuote(input: $input) { price zone distanceKm earliestSlot freeFrom }
}`
const quote = (changes: object = {}) =>
  gateway.ask<{ deliveryQuote: { price: number } | null }>(QUOTE, {
    input: { address: ADDRESS, period: PERIOD, lines: [{ productId: '101', quantity: 2 }], ...changes },
  })
const ORDER = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderProblem { code }
    ... on OrderPriceProblem { expected total delivery { expected now } }
  }
}`
async function order(key: string, quotedDelivery: object | null, method = 'DELIVERY') {
  const delivery = { method, address: ADDRESS }
  const input = orderInput(key, { delivery, expectedTotal: 2400, quotedDelivery })
  return (await gateway.ask<{ createOrder: object }>(ORDER, { input })).data?.createOrder
}
const sent = (path: RegExp) => gateway.services.calls.filter((call) => path.test(call.path))
const bodies = (path: RegExp) => sent(path).map(({ body }) => JSON.parse(body))

test('a price has distance, floors without a lift and night in it, and is free from a sum on', async () => {
  const { data } = await quote()
  expect(data?.deliveryQuote).toMatchObject({
    price: 4500 + 14 * 60,
    zone: 'Красногорск',
    distanceKm: 14,
    freeFrom: 60000,
  })
  expect((await quote({ floor: 3 })).data?.deliveryQuote?.price).toBe(5340 + 2 * 400)
  expect((await quote({ floor: 3, lift: true })).data?.deliveryQuote?.price).toBe(5340)
  const many = [{ productId: '101', quantity: 60 }]
  expect((await quote({ lines: many, address: 'Москва, Садовая, 1' })).data?.deliveryQuote?.price).toBe(0)
  expect(bodies(/delivery-quotes/)[1]).toEqual({
    ...{ address: ADDRESS, period: PERIOD, slots: {}, floor: 3, lines: [{ productId: '101', quantity: 2 }] },
  })
  // Asked anew each time, and told nowhere.
  await quote()
  expect(sent(/delivery-quotes/)).toHaveLength(5)
  expect(JSON.stringify([gateway.logged, gateway.services.calls.map(({ path }) => path)])).not.toMatch(
    /Садовая|%D0/,
  )
})

test('an order is sent at the price of delivery that was seen, asked for once more, beside the sum of the rent', async () => {
  expect(await order('delivery-order-1', { price: 6140, floor: 3 })).toMatchObject({
    __typename: 'OrderCreated',
  })
  expect(bodies(/\/v2\/orders$/)).toMatchObject([
    { quotedDelivery: { price: 6140, floor: 3 }, expectedTotal: 2400 },
  ])
  expect(sent(/delivery-quotes/)).toHaveLength(1)
})

test.each([
  ['another price', null, { expected: 5000, now: 5340 }],
  [
    'nobody who can say it',
    { status: 422, body: { error: { code: 'ADDRESS_UNKNOWN' } } },
    { expected: 5000, now: null },
  ],
  ['no answer', 'reset', { expected: 5000, now: null }],
] as const)(
  'with %s the order is not made, and the problem has the price of now',
  async (_, fault, delivery) => {
    if (fault) gateway.services.fail(CALL, fault)
    expect(await order('delivery-order-2', { price: 5000 })).toEqual({
      ...{ __typename: 'OrderPriceProblem', code: 'PRICE_CHANGED', expected: 2400, total: 2400, delivery },
    })
    expect(sent(/\/v2\/orders$/)).toEqual([])
  },
)

test('without a price, for pick-up and without the capability nothing is asked, and the order is as ever', async () => {
  expect(await order('delivery-order-3', null)).toMatchObject({ __typename: 'OrderCreated' })
  expect(await order('delivery-order-4', { price: 1 }, 'PICKUP')).toMatchObject({
    __typename: 'OrderCreated',
  })
  name('calendar')
  gateway.restart()
  expect((await quote()).data?.deliveryQuote).toBeNull()
  expect(sent(/delivery-quotes/)).toEqual([])
  expect(bodies(/\/v2\/orders$/).filter((body) => 'quotedDelivery' in body)).toEqual([])
})

test('a pick-up place goes with an order that is collected; its page says in words where and when it is handed over', async () => {
  name('orders')
  const said = async (key: string, delivery: object) => {
    const secret = await customerSecret(gateway, key, { delivery })
    const { data } = await gateway.ask<{ order: { delivery: object } | null }>(
      'query ($secret: ID!) { order(secret: $secret) { delivery { method place deliverySlot returnSlot } } }',
      { secret },
    )
    return data?.order?.delivery
  }
  const open = { deliverySlot: null, returnSlot: null }
  const [, { name: title, address } = { name: '', address: '' }] = contacts.offices
  const place = `${title}, ${address}`
  expect(await said('place-1', { method: 'PICKUP', pickupPlace: '2' })).toEqual({
    method: 'PICKUP',
    place,
    ...open,
  })
  expect(await said('place-2', { method: 'PICKUP' })).toEqual({ method: 'PICKUP', place: null, ...open })
  const slots = { deliverySlot: 'FROM_9_TO_12', returnSlot: 'FROM_18_TO_21' }
  expect(await said('place-3', { method: 'DELIVERY', address: ADDRESS, pickupPlace: '2', ...slots })).toEqual(
    {
      ...{ method: 'DELIVERY', place: ADDRESS, ...slots },
    },
  )
  const unknown = orderInput('place-unknown', { delivery: { method: 'PICKUP', pickupPlace: '9' } })
  expect((await gateway.ask(ORDER, { input: unknown })).data?.createOrder).toMatchObject({
    code: 'SERVICE_REFUSED',
  })
  expect(bodies(/\/v2\/orders$/).map(({ delivery }) => delivery)).toEqual([
    { method: 'pickup', pickupPlace: '2' },
    { method: 'pickup' },
    { method: 'delivery', address: ADDRESS, deliverySlot: '09:00-12:00', returnSlot: '18:00-21:00' },
    { method: 'pickup', pickupPlace: '9' },
  ])
})

test('of an answer what fits is read, within bounds', async () => {
  const answer = (changes: object) =>
    gateway.services.fail(CALL, { status: 200, body: { result: { price: 100, ...changes } } })
  answer({ zone: 'я'.repeat(5000), distanceKm: -3, earliestSlot: 'soon', freeFrom: 'many' })
  expect((await quote()).data?.deliveryQuote).toEqual({
    ...{ price: 100, zone: 'я'.repeat(100), distanceKm: null, earliestSlot: null, freeFrom: null },
  })
  answer({ price: -1 })
  const { data, errors } = await quote()
  expect([data?.deliveryQuote, errors?.[0]?.extensions.code]).toEqual([null, 'UPSTREAM_NETWORK'])
  expect((await quote({ floor: 0 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
