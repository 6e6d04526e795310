import { afterEach, beforeEach, expect, test } from 'vitest'
import { repriceChair } from '../support/prices.ts'
import { readRows } from '../upstream/services.ts'
import { ORDERS, orderInput, sendOrder } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

const lines = [{ productId: '101', quantity: 2 }]
const totals = () => readRows(gateway.dataDir, 'SELECT total FROM orders').map(({ total }) => Number(total))

/** What the visitor sees: two chairs for three days. */
async function quotedTotal(): Promise<number> {
  const query = 'query ($input: RentQuoteInput!) { rentQuote(input: $input) { total } }'
  const { data } = await gateway.ask<{ rentQuote: { total: number } }>(query, {
    input: { period: PERIOD, lines },
  })
  return data?.rentQuote.total ?? 0
}

test('a price that tripled since the quote is a problem with the new sums; accepted it is one order', async () => {
  const expectedTotal = await quotedTotal()
  repriceChair(gateway.dataDir, 3)
  const total = expectedTotal * 3
  gateway.seen()
  const refused = await sendOrder(gateway, orderInput('order-tripled', { expectedTotal }))
  expect(refused).toEqual({
    __typename: 'OrderPriceProblem',
    code: 'PRICE_CHANGED',
    message: expect.stringContaining('цены изменились'),
    expected: expectedTotal,
    total,
    quote: { total, lines: [{ productId: '101', total }] },
  })
  expect(gateway.seen().filter((request) => request.startsWith('POST'))).toEqual([])
  expect(totals()).toEqual([])

  const accepted = await sendOrder(gateway, orderInput('order-tripled', { expectedTotal: total }))
  expect(accepted).toMatchObject({ __typename: 'OrderCreated', replayed: false, order: { total } })
  expect(totals()).toEqual([total * 100])
})

test('a key of an order at another sum is free for other content', async () => {
  await sendOrder(gateway, orderInput('order-free-key', { expectedTotal: 1 }))
  const other = orderInput('order-free-key', { lines: [{ productId: '104', quantity: 1 }] })
  expect(await sendOrder(gateway, other)).toMatchObject({ __typename: 'OrderCreated', replayed: false })
})

test('an order that was made is answered again whatever total is expected', async () => {
  const expectedTotal = await quotedTotal()
  const first = await sendOrder(gateway, orderInput('order-made', { expectedTotal }))
  repriceChair(gateway.dataDir, 3)
  for (const other of [expectedTotal, expectedTotal * 3, null]) {
    const again = await sendOrder(gateway, orderInput('order-made', { expectedTotal: other }))
    expect(again).toEqual({ ...first, replayed: true })
  }
  expect(totals()).toEqual([expectedTotal * 100])
})

test('who expects the right total gets the order although the same order at another sum was refused meanwhile', async () => {
  const expectedTotal = await quotedTotal()
  const send = (expected: number) =>
    sendOrder(gateway, orderInput('order-two-tabs', { expectedTotal: expected }))
  const [wrong, right] = await Promise.all([send(expectedTotal + 1), send(expectedTotal)])
  expect(right).toMatchObject({ __typename: 'OrderCreated', order: { total: expectedTotal } })
  expect(['OrderPriceProblem', 'OrderCreated']).toContain(wrong.__typename)
  expect(totals()).toEqual([expectedTotal * 100])
})

test.each([
  ['the expected total', true],
  ['no expected total', false],
])(
  'with %s, prices that change between the check and the order are the same problem',
  async (_what, isExpected) => {
    const expected = await quotedTotal()
    gateway.services.fail(
      ORDERS,
      {
        status: 409,
        get body() {
          repriceChair(gateway.dataDir, 3)
          return { error: { code: 'PRICE_CHANGED' } }
        },
      },
      1,
    )
    const input = orderInput('order-in-between', isExpected ? { expectedTotal: expected } : {})
    expect(await sendOrder(gateway, input)).toMatchObject({
      __typename: 'OrderPriceProblem',
      expected,
      total: expected * 3,
    })
    expect(totals()).toEqual([])
  },
)

test('the total of a service that counts otherwise than the shop is offered, and sent when it is agreed', async () => {
  const expectedTotal = await quotedTotal()
  const total = expectedTotal - 1
  gateway.services.fail(ORDERS, { status: 409, body: { error: { code: 'PRICE_CHANGED', total } } })
  const send = (expected: number, changes = {}) =>
    sendOrder(gateway, orderInput('order-other-tariff', { expectedTotal: expected, ...changes }))
  expect(await send(expectedTotal)).toMatchObject({
    ...{ __typename: 'OrderPriceProblem', expected: expectedTotal, total },
    quote: { total: expectedTotal },
  })
  expect(gateway.logged.filter(({ level }) => level === 'warn')).toEqual([
    {
      level: 'warn',
      message: 'the order service prices an order otherwise than the shop',
      fields: { total: expectedTotal, serviceTotal: total, requestId: expect.any(String) },
    },
  ])
  const calls = () => gateway.services.calls.filter(({ method }) => method === 'POST')
  gateway.services.calls.length = 0
  // Neither another sum nor other things are agreed with it.
  expect(await send(total - 1)).toMatchObject({ __typename: 'OrderPriceProblem', total: expectedTotal })
  expect(await send(total, { lines: [{ productId: '101', quantity: 3 }] })).toMatchObject({
    __typename: 'OrderPriceProblem',
  })
  expect(calls()).toEqual([])

  gateway.services.heal()
  gateway.services.fail(ORDERS, { status: 201, body: { result: { id: 7, number: 'П-7', total } } })
  // Words change no sum.
  expect(await send(total, { comment: 'Двор' })).toMatchObject({
    ...{ __typename: 'OrderCreated', order: { number: 'П-7' } },
  })
  expect(calls().map(({ body }) => JSON.parse(body).expectedTotal)).toEqual([total])
})

test('a service that counts otherwise and names no total refuses for good', async () => {
  gateway.services.fail(ORDERS, { status: 409, body: { error: { code: 'PRICE_CHANGED' } } })
  const expectedTotal = await quotedTotal()
  expect(await sendOrder(gateway, orderInput('order-no-total', { expectedTotal }))).toMatchObject({
    ...{
      __typename: 'OrderServiceProblem',
      code: 'SERVICE_REFUSED',
      detail: 'PRICE_CHANGED',
      retryable: false,
    },
  })
})

test.each([-1, 10.005, 1e300])('an expected total of %d is a problem of its field', async (expectedTotal) => {
  const result = await sendOrder(gateway, orderInput('order-bad-total', { expectedTotal }))
  expect(result.fields).toMatchObject([{ field: 'EXPECTED_TOTAL', code: 'INVALID_FORMAT' }])
})
