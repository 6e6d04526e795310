import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databasePath } from '../../server/upstream/data/database.ts'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import type { Fault } from '../support/faultyUpstream.ts'
import { readRows } from '../upstream/services.ts'
import { customerSecret, orderInput } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
const recorded: string[] = []

beforeAll(async () => {
  const onCall = ({ path }: { path: string }) => void recorded.push(path)
  gateway = await startGateway({}, { retries: { idempotent: 0, other: 1 }, onCall })
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
})
afterAll(() => gateway.close())

/** Services with other settings. */
function set(changes: object): void {
  gateway.services.fail(
    { path: /\/v2\/settings/ },
    { status: 200, body: { result: { ...settings, ...changes } } },
  )
}

const READ = `query ($secret: ID!) {
  order(secret: $secret) {
    number state period { start end } lines { productId quantity total product { name } }
    sums { total delivery paid } terms { cancellation refund } change { period { start } total }
    payUrl documents { title url }
  }
}`
type Seen = {
  number: string
  state: string
  payUrl: string | null
  documents: object[]
  change: object | null
}
const read = async (secret: string) =>
  (await gateway.ask<{ order: Seen | null }>(READ, { secret })).data?.order

const RESULT = `
  __typename
  ... on OrderActionDone { order { state change { total } } }
  ... on OrderActionRefusal { code message total lines { available message } }
  ... on OrderActionServiceProblem { message mayBeDone retryable }`
type Result = { __typename: string; code?: string; total?: number; order?: Seen; mayBeDone?: boolean }
async function cancel(input: object): Promise<Result | undefined> {
  const query = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${RESULT} } }`
  return (await gateway.ask<{ cancelOrder: Result }>(query, { input })).data?.cancelOrder
}
async function askChange(input: object): Promise<Result | undefined> {
  const query = `mutation ($input: OrderChangeInput!) { requestOrderChange(input: $input) { ${RESULT} } }`
  return (await gateway.ask<{ requestOrderChange: Result }>(query, { input })).data?.requestOrderChange
}

const held = () =>
  readRows(
    gateway.dataDir,
    "SELECT sum(quantity) AS units FROM holds WHERE product_id = 101 AND day = '2026-12-13'",
  )[0]?.units ?? 0
const wish = (secret: string, key: string, quantity: number, changes = {}) => ({
  ...{ secret, idempotencyKey: `change-${key}`, period: PERIOD, lines: [{ productId: '101', quantity }] },
  ...changes,
})

test('a new order has a secret, and whoever has it sees the order', async () => {
  const secret = await customerSecret(gateway, 'seen')
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(await read(secret)).toMatchObject({
    ...{ number: expect.stringMatching(/^С-\d+$/), state: 'ACCEPTED', period: PERIOD, change: null },
    lines: [{ productId: '101', quantity: 2, total: 2400, product: { name: expect.any(String) } }],
    sums: { total: 2400, delivery: 0, paid: 0 },
    terms: { cancellation: settings.order.cancellation, refund: null },
    ...{ payUrl: null, documents: [] },
  })
  // The same order again, its answer from the store of keys, where nobody can read the secret.
  expect(await customerSecret(gateway, 'seen')).toBe(secret)
  gateway.restart()
  expect(await customerSecret(gateway, 'seen')).toBe(secret)
})

test.each(['a-secret-that-nobody-was-given', 'short', '..', 'a/b', '%2e', 'x'.repeat(300), ''])(
  'of the secret “%s” there is no order',
  async (secret) => {
    expect(await read(secret)).toBeNull()
    expect(await cancel({ secret, idempotencyKey: 'nobody-1' })).toMatchObject({ code: 'NOT_FOUND' })
  },
)

test.each([
  'javascript:alert(1)',
  'http://pay.example/1',
  'https://shop@evil.example/',
  '//evil.example',
  'data:,x',
])('a page of payment at %s is not offered', async (url) => {
  const secret = await customerSecret(gateway, 'hostile')
  const seen = { number: 'П-1', state: 'confirmed', period: PERIOD }
  const documents = [
    { title: 'Договор', url },
    { title: 'Акт', url: 'https://sign.example/2' },
  ]
  const body = { result: { ...seen, payUrl: url, documents } }
  gateway.services.fail({ method: 'GET', path: /\/v2\/orders\// }, { status: 200, body })
  expect(await read(secret)).toMatchObject({ payUrl: null, documents: [documents[1]] })
})

test('a cancellation frees the units, once, however often it is sent', async () => {
  const before = held()
  const secret = await customerSecret(gateway, 'cancelled')
  expect(held()).toBe(Number(before) + 2)
  const sent = { secret, idempotencyKey: 'cancel-once', terms: settings.order.cancellation }
  expect(await cancel({ ...sent, terms: 'Отмена бесплатна' })).toMatchObject({ code: 'TERMS_CHANGED' })
  expect(held()).toBe(Number(before) + 2)
  const answers = await Promise.all([
    cancel(sent),
    cancel(sent),
    cancel({ ...sent, idempotencyKey: 'cancel-twice' }),
  ])
  answers.push(await cancel(sent))
  for (const answer of answers) expect(answer).toMatchObject({ order: { state: 'CANCELLED' } })
  expect(held()).toBe(before)
  expect(await askChange(wish(secret, 'too-late', 1))).toMatchObject({ code: 'ORDER_CLOSED' })
})

test('a wish is kept once for its key, and changes nothing until the company has answered', async () => {
  const before = Number(held())
  const secret = await customerSecret(gateway, 'wished')
  expect(await askChange(wish(secret, 'three', 3, { expectedTotal: 2400 }))).toMatchObject({
    code: 'PRICE_CHANGED',
    total: 3600,
  })
  const sent = wish(secret, 'three', 3, { expectedTotal: 3600 })
  for (const answer of await Promise.all([askChange(sent), askChange(sent)]))
    expect(answer).toMatchObject({ order: { state: 'ACCEPTED', change: { total: 3600 } } })
  expect(await askChange(wish(secret, 'three', 4))).toMatchObject({ code: 'KEY_CONFLICT' })
  expect(held()).toBe(before + 2)
  const rows = readRows(
    gateway.dataDir,
    `SELECT id FROM change_requests JOIN order_pages USING (order_id) WHERE secret = '${secret}'`,
  )
  expect(rows).toHaveLength(1)
})

test.each([
  { lines: [] },
  { lines: [{ productId: '101', quantity: 0 }] },
  { lines: [{ productId: '101', quantity: 10_000 }] },
  { lines: Array.from({ length: 251 }, (_, index) => ({ productId: String(index), quantity: 1 })) },
  { comment: 'a'.repeat(2001) },
])('a wish beyond the bounds reaches no service, case %#', async (changes) => {
  const before = gateway.services.calls.length
  expect(await askChange(wish('any-secret', 'bounds', 1, changes))).toBeUndefined()
  expect(gateway.services.calls.slice(before).filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wish may have what the order holds itself, and no unit more than is free', async () => {
  const [{ stock = 0 } = {}] = readRows(gateway.dataDir, 'SELECT stock FROM products WHERE id = 101')
  const days = { period: { start: '2027-02-01', end: '2027-02-03' } }
  const all = { ...days, lines: [{ productId: '101', quantity: Number(stock) }] }
  const secret = await customerSecret(gateway, 'all', all)
  expect(await askChange(wish(secret, 'same', Number(stock), days))).toMatchObject({
    __typename: 'OrderActionDone',
  })
  expect(await askChange(wish(secret, 'more', Number(stock) + 1, days))).toMatchObject({
    code: 'OUT_OF_STOCK',
    lines: [{ available: stock, message: expect.stringContaining('„Кьявари“') }],
  })
})

const FAULTS: [string, Fault, boolean][] = [
  ['reset', 'reset', true],
  ['a lost answer', 'lostAnswer', true],
  ['half an answer', 'halfAnswer', true],
  ['500', { status: 500, body: {} }, true],
  ['HTML', { raw: '<html>' }, true],
]

test.each(FAULTS)(
  '%s: nothing is known, and the same sent again is done once',
  async (name, fault, mayBeDone) => {
    const before = held()
    const secret = await customerSecret(gateway, `lost-${name.length}`)
    const keys = { secret, idempotencyKey: `lost-${name.length}-key` }
    gateway.services.fail({ method: 'POST', path: /cancellation|change-requests/ }, fault)
    const asked = wish(secret, `lost-${name.length}`, 1)
    for (const answer of [await askChange(asked), await cancel(keys)])
      expect(answer).toMatchObject({ __typename: 'OrderActionServiceProblem', mayBeDone })
    gateway.services.fail({ method: 'GET', path: /\/v2\/orders\// }, fault)
    const { data, errors } = await gateway.ask<{ order: null }>(READ, { secret })
    expect(data?.order).toBeNull()
    expect(errors?.[0]?.extensions.code).toMatch(/^UPSTREAM_/)
    gateway.services.heal()
    gateway.restart()
    expect(await cancel(keys)).toMatchObject({ order: { state: 'CANCELLED' } })
    expect(held()).toBe(before)
  },
)

test('services that do not name the capability are never asked, and no secret is told', async () => {
  set({ capabilities: ['calendar'] })
  expect(await customerSecret(gateway, 'off')).toBe('')
  gateway.seen()
  const secret = 'a-secret-that-somebody-has'
  expect(await read(secret)).toBeNull()
  expect(await cancel({ secret, idempotencyKey: 'cancel-off' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await askChange(wish(secret, 'off', 1))).toMatchObject({ code: 'NOT_FOUND' })
  expect(gateway.seen().filter((request) => request.includes('/orders/'))).toEqual([])
})

test('no secret is in a record of a call, in a line of the log or in the store of keys', async () => {
  const secret = await customerSecret(gateway, 'quiet')
  gateway.services.fail({ path: /\/v2\/orders\// }, { status: 500, body: {} })
  await read(secret)
  await cancel({ secret, idempotencyKey: 'cancel-quiet' })
  expect(recorded).toContain('/api/rental_service/v2/orders/{secret}')
  expect(JSON.stringify([recorded, gateway.logged])).not.toContain(secret)
})

test('a company that takes requests: nothing is held, and the answer says until when it is answered', async () => {
  const database = new DatabaseSync(databasePath(gateway.dataDir))
  database.exec(
    "UPDATE documents SET body = json_set(body, '$.orderMode', 'request') WHERE kind = 'settings'",
  )
  database.close()
  const before = held()
  const query = `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input) { ... on OrderCreated { order { state validUntil secret } } }
  }`
  type Made = { createOrder: { order: { state: string; validUntil: string; secret: string } } }
  const { data } = await gateway.ask<Made>(query, { input: orderInput('a-request-in-place-of-an-order') })
  const { secret = '', ...order } = data?.createOrder.order ?? {}
  expect(order).toEqual({ state: 'REQUESTED', validUntil: '2026-12-03T09:00:00.000Z' })
  expect((await gateway.ask('{ settings { orderMode } }')).data).toEqual({
    settings: { orderMode: 'REQUEST' },
  })
  expect(held()).toBe(before)
  expect(await cancel({ secret, idempotencyKey: 'request-cancelled' })).toMatchObject({
    order: { state: 'CANCELLED' },
  })
  expect(held()).toBe(before)
})
