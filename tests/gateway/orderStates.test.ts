import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readRows } from '../upstream/services.ts'
import { ORDERS, orderInput, sendOrder, statusOf } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

const rows = () => readRows(gateway.dataDir, 'SELECT id, total FROM orders')
const posts = () => gateway.seen().filter((request) => request.startsWith('POST'))

const changed = (key: string) =>
  orderInput(key, { comment: 'Позвоните', lines: [{ productId: '101', quantity: 1 }] })
const refusal = (status: number, code?: string) => ({ status, body: code ? { error: { code } } : {} })

// What is known of the key × what the service answers: what is told, and whether the key is free for another order.
describe.each([
  ['a first order', false],
  ['an order whose answer was lost', true],
])('%s', (_known, isLost) => {
  test.each([
    ['OUT_OF_STOCK', refusal(409, 'OUT_OF_STOCK'), false],
    ['a refusal by 422', refusal(422, 'PERIOD_CLOSED'), isLost],
    ['a refusal by 400', refusal(400, 'VALIDATION_ERROR'), isLost],
    ['401', refusal(401), isLost],
    ['404', refusal(404), isLost],
    ['422 without a word', refusal(422), true],
    ['a key in work', refusal(409, 'REQUEST_IN_PROGRESS'), true],
    ['an unknown conflict', refusal(409), true],
    ...[408, 410, 413, 423, 424, 431, 451, 499, 500].map(
      (status) => [String(status), refusal(status), true] as const,
    ),
    ['an answer that cannot be read', { status: 201, body: { result: { id: 7 } } }, true],
  ] as const)('after %s', async (_said, fault, isUnclear) => {
    if (isLost) {
      gateway.services.fail(ORDERS, { status: 503 }, 1)
      expect(await sendOrder(gateway, orderInput('order-of-a-state'))).toMatchObject({ mayExist: true })
    }
    gateway.services.fail(ORDERS, fault)
    const told = await sendOrder(gateway, orderInput('order-of-a-state'))
    if (isUnclear) expect(told).toMatchObject({ mayExist: true, retryable: true, existingOrder: null })
    else expect(told).not.toMatchObject({ mayExist: true })
    gateway.services.heal()
    const next = await sendOrder(gateway, changed('order-of-a-state'))
    const [row] = rows()
    expect(rows()).toHaveLength(1)
    expect(next).toMatchObject(
      isUnclear
        ? { __typename: 'OrderKeyConflict', existingOrder: { id: String((row as { id: number }).id) } }
        : { __typename: 'OrderCreated', replayed: false },
    )
  })
})

test('an order that was made is told with its number, also when 200 answers it', async () => {
  const order = { id: 7, number: 'П-00100', total: 100 }
  gateway.services.fail(ORDERS, { status: 200, body: { result: order } })
  expect(await sendOrder(gateway, orderInput('order-200'))).toMatchObject({
    ...{ __typename: 'OrderServiceProblem', detail: 'API error, status: 200.', status: 200 },
    ...{ retryable: false, mayExist: true, existingOrder: { id: '7', number: 'П-00100' } },
    message: expect.stringContaining('П-00100'),
  })
  expect(await statusOf(gateway, 'order-200')).toEqual({ state: 'CREATED', order: { number: 'П-00100' } })
})

test('what an order with 200 has made meanwhile is no answer to the changed one, of 20 at once either', async () => {
  gateway.services.fail(ORDERS, 'reset', 1)
  expect(await sendOrder(gateway, orderInput('order-of-two-hands'))).toMatchObject({ mayExist: true })
  gateway.services.fail(ORDERS, { status: 200, body: { result: { id: 7, number: 'П-77', total: 100 } } })
  gateway.seen()
  const comments = Array.from({ length: 20 }, (_, index) => `Правка ${index}`)
  const answers = await Promise.all(
    comments.map((comment) => sendOrder(gateway, orderInput('order-of-two-hands', { comment }))),
  )
  for (const answer of answers)
    expect(answer).toMatchObject({ __typename: 'OrderKeyConflict', existingOrder: { number: 'П-77' } })
  expect(posts()).toHaveLength(1)
})

test('what a service refuses each time after a lost answer gives way to a changed order', async () => {
  gateway.services.fail(ORDERS, { status: 503 }, 1)
  await sendOrder(gateway, orderInput('order-of-a-mistake'))
  gateway.services.fail(ORDERS, { status: 422, body: { error: { code: 'VALIDATION_ERROR' } } })
  expect(await sendOrder(gateway, changed('order-of-a-mistake'))).toMatchObject({
    ...{ __typename: 'OrderKeyConflict', existingOrder: null },
  })
})

test('an order that was changed after an hour is not preceded by the one before', async () => {
  gateway.services.fail(ORDERS, { status: 503 }, 1)
  await sendOrder(gateway, orderInput('order-of-an-hour-ago'))
  vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ['Date'] })
  try {
    expect(await sendOrder(gateway, changed('order-of-an-hour-ago'))).toMatchObject({
      ...{ __typename: 'OrderKeyConflict', existingOrder: null },
    })
  } finally {
    vi.useRealTimers()
  }
  expect(rows()).toEqual([])
})
