import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileKeys } from '#gateway/order/keys/fileKeys.ts'
import { boundOpenOrders, type OpenOrders } from '#gateway/order/open/openOrders.ts'
import { openSqliteOrders } from '#gateway/order/open/sqliteOrders.ts'
import { VERDICTS, type Verdict } from '#gateway/order/verdict.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { readRows } from '../upstream/services.ts'
import { ORDERS, orderInput, sendOrder, statusOf } from './order.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from './testGateway.ts'

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

const made = { result: { id: 7, number: 'П-7', total: 100 } }

/** What services answer, and its verdict; `early`: refused, where no other request of the key can have arrived. */
const ANSWERS: readonly (readonly [string, Fault, Verdict | 'early'])[] = [
  ['an order', { status: 201, body: made }, 'made'],
  ['an order with 200', { status: 200, body: made }, 'made'],
  ['an order with 202', { status: 202, body: made }, 'made'],
  ['OUT_OF_STOCK', refusal(409, 'OUT_OF_STOCK'), 'refused'],
  ['PRICE_CHANGED', refusal(409, 'PRICE_CHANGED'), 'refused'],
  ['IDEMPOTENCY_KEY_REUSED', refusal(409, 'IDEMPOTENCY_KEY_REUSED'), 'taken'],
  ['a key in work', refusal(409, 'REQUEST_IN_PROGRESS'), 'unclear'],
  ['an unknown conflict', refusal(409), 'unclear'],
  ['422 with a code', refusal(422, 'PERIOD_CLOSED'), 'early'],
  ['400 with a code', refusal(400, 'VALIDATION_ERROR'), 'early'],
  ['422 without a word', refusal(422), 'unclear'],
  ...[401, 429].map((status) => [`${status}`, refusal(status), 'early'] as const),
  ...[302, 408, 413, 503].map((status) => [`${status}`, refusal(status), 'unclear'] as const),
  ['an answer that cannot be read', { status: 201, body: { result: { id: 7 } } }, 'unclear'],
  ['half an answer', 'half', 'unclear'],
  ['a broken connection', 'reset', 'unclear'],
]
/** What is known of the key before. */
const KNOWN = ['nothing', 'lost', 'priced', 'created'] as const
/** Each of these statuses is told from the others before what is known of the key. */
const STATUSES = [
  ...[403, 404, 405, 407, 421].map((status) => [`${status}`, refusal(status), 'early'] as const),
  ...[410, 423, 424, 425, 431, 451, 499, 500, 502, 504].map(
    (status) => [`${status}`, refusal(status), 'unclear'] as const,
  ),
]
const STATES = KNOWN.flatMap((known) =>
  [...ANSWERS, ...(known === 'nothing' ? STATUSES : [])].map((answer) => [known, ...answer] as const),
)

test('whatever is known of a key and whatever comes back, that is told, kept and counted as the table says', {
  timeout: 180_000,
}, async () => {
  const orderKeys = openFileKeys(null)
  const bound = boundOpenOrders(openSqliteOrders(null), 1000, (error) => expect.unreachable(String(error)))
  const counted = new Set<string>()
  const openOrders: OpenOrders = {
    ...bound,
    async take(order, network) {
      counted.add(`${order.key} ${network}`)
      return bound.take(order, network)
    },
    async drop(order, network) {
      counted.delete(`${order.key} ${network}`)
      await bound.drop(order, network)
    },
  }
  await gateway.close()
  gateway = await startGateway({ orderKeys, openOrders }, { retries: { idempotent: 0, other: 1 } })
  await sendOrder(gateway, orderInput('order-before'))
  const total = Number((rows()[0] as { total: number }).total) / 100
  let orders = 0

  async function walk([known, said, fault, verdict]: (typeof STATES)[number]) {
    const key = `order-of-a-state-${++orders}`
    const name = `${known}, then ${said}`
    let client = '203.0.113.9'
    const ask: TestGateway['ask'] = async (query, variables) =>
      (await gateway.post({ query, variables }, { 'x-client': client })).json()
    const send = (input: object) => sendOrder({ ask }, input)
    const isCounted = () => [...counted].some((order) => order.startsWith(`${key} `))
    const keeps = async () => (await orderKeys.find(key))?.state ?? null
    await openOrders.forget()
    gateway.services.heal()
    if (known === 'lost') gateway.services.fail(ORDERS, 'reset')
    if (known === 'priced')
      gateway.services.fail(ORDERS, { status: 409, body: { error: { code: 'PRICE_CHANGED', total } } })
    if (known === 'created') gateway.services.fail(ORDERS, { status: 201, body: made })
    if (known !== 'nothing') await send(orderInput(key))
    gateway.services.heal()
    expect(await keeps(), name).toBe(known === 'nothing' ? null : known)

    // Between two tries the visitor's network has changed.
    client = '198.51.100.7'
    gateway.services.fail(ORDERS, fault)
    const told = await send(orderInput(key))
    const met = known === 'created' ? 'made' : verdict === 'early' ? EARLY[known] : verdict
    expect(told, name).toMatchObject(TOLD[met](known === 'created' ? 'an order' : said))
    expect(await keeps(), name).toBe(VERDICTS[met].keeps)
    expect(isCounted(), name).toBe(VERDICTS[met].counts)

    gateway.services.heal()
    const next = await send(changed(key))
    const isFree = VERDICTS[met].keeps === null
    expect(next, name).toMatchObject(
      isFree
        ? { __typename: 'OrderCreated', replayed: false }
        : { __typename: 'OrderKeyConflict', existingOrder: { id: expect.any(String) } },
    )
    expect(isCounted(), name).toBe(true)
    const kept = rows().length
    expect(kept - before, name).toBe(met === 'made' ? 0 : 1)
    before = kept
  }
  let before = rows().length
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...STATES], { minLength: STATES.length }), async (states) => {
      for (const state of states) await walk(state)
    }),
    { numRuns: 1 },
  )
})

const EARLY = { nothing: 'refused', priced: 'refused', lost: 'unclear' } as const
const TOLD: Record<Verdict, (said: string) => object> = {
  made: (said) =>
    said === 'an order'
      ? { __typename: 'OrderCreated', order: { number: 'П-7' } }
      : { retryable: false, mayExist: true, existingOrder: { number: 'П-7' } },
  refused: (said) =>
    said === 'OUT_OF_STOCK'
      ? { __typename: 'OrderInputProblem' }
      : { __typename: 'OrderServiceProblem', mayExist: false, existingOrder: null },
  taken: () => ({ __typename: 'OrderKeyConflict', existingOrder: null }),
  unclear: () => ({
    __typename: 'OrderServiceProblem',
    mayExist: true,
    retryable: true,
    existingOrder: null,
  }),
}

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

test.each([
  ['a pick-up that is over today', { period: { start: TODAY, end: PERIOD.start } }, 'DELIVERY_SLOT'],
  ['the evening of another day', {}, null],
])('%s is a problem of its time, and of no order that may have been made', async (_what, changes, field) => {
  const late = await startGateway({ orderKeys: openFileKeys(null), dayEndsIn: () => 11 * 3600 })
  try {
    const key = 'order-of-an-hour'
    const delivery = { method: 'PICKUP', deliverySlot: 'FROM_9_TO_12' }
    const told = await sendOrder(late, orderInput(key, { ...changes, delivery }))
    if (field === null) return expect(told).toMatchObject({ __typename: 'OrderCreated' })
    expect(told).toMatchObject({
      ...{ __typename: 'OrderInputProblem', period: null, lines: [] },
      fields: [{ field, code: 'NOT_OFFERED' }],
    })
    late.restart({ dayEndsIn: () => 13 * 3600 })
    const input = orderInput(key, { ...changes, delivery })
    late.services.fail(ORDERS, 'lostAnswer', 1)
    expect(await sendOrder(late, input)).toMatchObject({ mayExist: true })
    late.restart({ dayEndsIn: () => 11 * 3600 })
    expect(await sendOrder(late, input)).toMatchObject({ __typename: 'OrderCreated' })
  } finally {
    await late.close()
  }
})
