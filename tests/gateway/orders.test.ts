import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { readRows } from '../upstream/services.ts'
import { ORDERS, orderInput, sendOrder, statusOf } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

const rows = () => readRows(gateway.dataDir, 'SELECT id, total FROM orders')
const posts = () => gateway.seen().filter((request) => request.startsWith('POST'))

test('an order is made once, at the price of the services', async () => {
  const input = orderInput('order-once', {
    relatedLines: [{ productId: '111', parentId: '101', quantity: 3 }],
  })
  const quote = await gateway.ask<{ rentQuote: { total: number } }>(
    'query ($input: RentQuoteInput!) { rentQuote(input: $input) { total } }',
    {
      input: {
        period: { start: '2026-12-12', end: '2026-12-14' },
        lines: [{ productId: '101', quantity: 2 }],
        relatedLines: [{ productId: '111', parentId: '101', quantity: 3 }],
      },
    },
  )
  const first = await sendOrder(gateway, input)
  expect(first).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  expect(first.order?.total).toBe(quote.data?.rentQuote.total)
  expect(await sendOrder(gateway, input)).toEqual({ ...first, replayed: true })
  expect(await statusOf(gateway, 'order-once')).toEqual({
    state: 'CREATED',
    order: { number: first.order?.number },
  })
  expect(rows()).toEqual([{ id: Number(first.order?.id), total: (first.order?.total ?? 0) * 100 }])
})

test('20 parallel posts of one order make one', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => sendOrder(gateway, orderInput('order-parallel'))),
  )
  expect(new Set(results.map(({ order }) => order?.number)).size).toBe(1)
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(posts()).toHaveLength(1)
  expect(rows()).toHaveLength(1)
})

test('the same key with other lines is a conflict', async () => {
  await sendOrder(gateway, orderInput('order-conflict'))
  const other = orderInput('order-conflict', { lines: [{ productId: '101', quantity: 3 }] })
  expect(await sendOrder(gateway, other)).toMatchObject({
    __typename: 'OrderKeyConflict',
    code: 'KEY_CONFLICT',
  })
  expect(rows()).toHaveLength(1)
})

test('the order of the lines does not make another order', async () => {
  const lines = [
    { productId: '101', quantity: 1 },
    { productId: '104', quantity: 2 },
  ]
  await sendOrder(gateway, orderInput('order-of-lines', { lines }))
  const again = await sendOrder(gateway, orderInput('order-of-lines', { lines: lines.toReversed() }))
  expect(again).toMatchObject({ __typename: 'OrderCreated', replayed: true })
})

test('an order whose response was lost is found again, even when it took the last units', async () => {
  const input = orderInput('order-lost', { lines: [{ productId: '101', quantity: 420 }] })
  gateway.services.fail(ORDERS, 'lostAnswer', 1)
  const lost = await sendOrder(gateway, input)
  expect(lost).toMatchObject({
    __typename: 'OrderServiceProblem',
    code: 'SERVICE_UNAVAILABLE',
    detail: 'Network error, try again late',
    status: null,
    retryable: true,
  })
  expect(await statusOf(gateway, 'order-lost')).toEqual({ state: 'UNKNOWN', order: null })
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(rows()).toHaveLength(1)
  // Consents too: the services keep when they were given, not when they were repeated.
  const sent = gateway.services.calls.filter(
    ({ path, method }) => method === 'POST' && path.endsWith('/orders'),
  )
  expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body])
})

test('an order whose customer has read other words of the consents is not made, unless it was before', async () => {
  const outdated = { consentsVersion: '0f48d0dfbee9' }
  const refused = await sendOrder(gateway, orderInput('order-words', { ...outdated, consent: false }))
  expect(refused.fields?.map(({ field, name, code }) => [field, name, code])).toEqual([
    ['CONSENTS', null, 'NOT_ACCEPTED'],
    ['CONSENT', null, 'NOT_ACCEPTED'],
  ])
  const { fields } = await sendOrder(gateway, orderInput('order-words', outdated))
  expect(fields).toMatchObject([{ message: expect.stringContaining('Условия изменились') }])
  expect(posts()).toEqual([])

  gateway.services.fail(ORDERS, 'lostAnswer', 1)
  const read = orderInput('order-words', { consentsVersion: CONSENTS_VERSION })
  expect(await sendOrder(gateway, read)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  gateway.seen()
  expect(await sendOrder(gateway, orderInput('order-words', outdated))).toMatchObject({ fields })
  expect(posts()).toEqual([])
  expect(await sendOrder(gateway, read)).toMatchObject({ __typename: 'OrderCreated' })
  const again = await sendOrder(gateway, orderInput('order-words', outdated))
  expect(again).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(rows()).toHaveLength(1)
})

test('nothing is priced or sent without the minimum rental', async () => {
  gateway.services.fail({ path: /settings/ }, { status: 200, body: { result: { brand: 'Сутки' } } })
  const result = await sendOrder(gateway, orderInput('order-no-minimum'))
  expect(result).toMatchObject({
    errorCode: 'UPSTREAM_EMPTY',
    detail: 'ERR_EMPTY_RESPONSE',
    field: 'minOrderDays',
    retryable: false,
  })
  const query = 'query ($input: RentQuoteInput!) { rentQuote(input: $input) { total } }'
  const { errors } = await gateway.ask(query, { input: { period: PERIOD, lines: [] } })
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_EMPTY', field: 'minOrderDays' } }])
  expect(posts()).toEqual([])
})

const NO_ANSWER = { code: 'SERVICE_UNAVAILABLE', detail: 'Network error, try again late', retryable: true }

test.each([
  [
    'an error',
    { status: 500 },
    { code: 'SERVICE_UNAVAILABLE', detail: 'API error, status: 500.', status: 500, retryable: true },
  ],
  [
    'an empty success',
    { status: 201, body: {} },
    { code: 'SERVICE_UNAVAILABLE', detail: 'ERR_EMPTY_RESPONSE', retryable: true },
  ],
  ['a broken connection', 'reset' as const, NO_ANSWER],
  ['half an answer', 'half' as const, NO_ANSWER],
])('after %s the same order with the same key succeeds', async (_what, fault, expected) => {
  gateway.services.fail(ORDERS, fault, 1)
  expect(await sendOrder(gateway, orderInput('order-again'))).toMatchObject(expected)
  expect(await sendOrder(gateway, orderInput('order-again'))).toMatchObject({ __typename: 'OrderCreated' })
  expect(rows()).toHaveLength(1)
})

test('units that went to another order meanwhile are a problem of their line', async () => {
  const short = { productId: '101', parentId: null, requested: 2, available: 1 }
  gateway.services.fail(ORDERS, { status: 409, body: { error: { code: 'OUT_OF_STOCK', lines: [short] } } })
  const result = await sendOrder(gateway, orderInput('order-race'))
  expect(result).toMatchObject({ __typename: 'OrderInputProblem' })
  expect(result.lines).toMatchObject([{ productId: '101', code: 'NOT_ENOUGH_STOCK', available: 1 }])
  expect(result.lines?.[0]?.message).toContain('«Стул „Кьявари“, золото»')
})

test('nothing is sent when the settings cannot be fetched', async () => {
  gateway.services.fail({ path: /settings/ }, { status: 503 })
  const result = await sendOrder(gateway, orderInput('order-no-rules'))
  expect(result).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, retryable: true })
  expect(posts()).toEqual([])
})

test('an order goes on when its client disconnects, and its status can be queried', async () => {
  const leaving = new AbortController()
  const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }'
  const sent = fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: orderInput('order-left') } }),
    signal: leaving.signal,
  })
  await vi.waitUntil(() => gateway.services.calls.length > 0, { timeout: 5000, interval: 1 })
  leaving.abort()
  await sent.catch(() => null)
  const again = await sendOrder(gateway, orderInput('order-left'))
  expect(again).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(rows()).toHaveLength(1)
})

test.each(['x', '', 'has a space', 'ключ-ключ', 'k'.repeat(129), '../../etc/passwd'])(
  'the status of a key that no order can have is refused: %s',
  async (key) => {
    const query = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { state } }'
    const { data, errors } = await gateway.ask(query, { key })
    expect(data).toEqual({ orderStatus: null })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'idempotencyKey' } }])
  },
)
