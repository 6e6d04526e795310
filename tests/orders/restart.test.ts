import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OrderKeys, openOrderKeys } from '#gateway/yoga.server.ts'
import { orderInput, sendOrder } from '../gateway/order.ts'
import { startGateway, type TestGateway, TODAY } from '../gateway/testGateway.ts'
import { readRows } from '../upstream/services.ts'

const ORDERS = { method: 'POST', path: /\/v2\/orders$/ }
/** All chairs that there are. */
const lastPieces = { lines: [{ productId: '101', quantity: 420 }] }

let folder: string
let gateway: TestGateway
/** Of the process that is running, and of those that were ended and may still have a call out. */
let keys: OrderKeys[]
let today: string

const rows = () => readRows(gateway.dataDir, 'SELECT id FROM orders')

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-keys-'))
  today = TODAY
  keys = []
  gateway = await startGateway({ orderKeys: await openKeys(), today: () => today }, { deadlineMs: 1500 })
})
afterEach(async () => {
  await gateway.close()
  for (const each of keys) await each.close()
  rmSync(folder, { recursive: true })
})

async function openKeys(): Promise<OrderKeys> {
  const opened = await openOrderKeys({ dataDir: folder, onFailure: (error) => expect(error).toBeNull() })
  keys.push(opened)
  return opened
}

async function restart(): Promise<void> {
  gateway.restart({ orderKeys: await openKeys() })
}

async function status(key: string): Promise<unknown> {
  const query = `{ orderStatus(idempotencyKey: "${key}") { state order { number } } }`
  return (await gateway.ask<{ orderStatus: unknown }>(query)).data?.orderStatus
}

test('an order that took the last pieces is answered again after a restart, without a call', async () => {
  const input = orderInput('last-pieces', lastPieces)
  const first = await sendOrder(gateway, input)
  await restart()
  gateway.seen()
  expect(await sendOrder(gateway, input)).toEqual({ ...first, replayed: true })
  expect(await status('last-pieces')).toEqual({ state: 'CREATED', order: { number: first.order?.number } })
  expect(gateway.seen()).toEqual([])
  expect(await sendOrder(gateway, orderInput('last-pieces'))).toMatchObject({ code: 'KEY_CONFLICT' })
})

test('an order whose answer was lost is found after a restart, although its own pieces are gone', async () => {
  const input = orderInput('lost-pieces', lastPieces)
  gateway.services.fail(ORDERS, 'lostAnswer', 1)
  expect(await sendOrder(gateway, input)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryable: true })
  await restart()
  expect(await status('lost-pieces')).toEqual({ state: 'UNKNOWN', order: null })
  expect(await sendOrder(gateway, orderInput('lost-pieces'))).toMatchObject({ code: 'KEY_CONFLICT' })
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(rows()).toHaveLength(1)
})

test('a gateway that was ended before the answer came left the key behind', async () => {
  const input = orderInput('cut-short', lastPieces)
  gateway.services.fail(ORDERS, 'hang', 1)
  const cut = sendOrder(gateway, input)
  await expect.poll(() => gateway.seen().includes('POST /v2/orders')).toBe(true)
  expect(await status('cut-short')).toEqual({ state: 'IN_PROGRESS', order: null })
  await restart()
  // Not yet known to be lost: another server may be waiting for the answer.
  expect(await status('cut-short')).toEqual({ state: 'IN_PROGRESS', order: null })
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  expect(await cut).toMatchObject({ __typename: 'OrderServiceProblem' })
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(rows()).toHaveLength(1)
})

test('an order of today is found again tomorrow', async () => {
  const input = orderInput('midnight', { period: { start: TODAY, end: '2026-12-04' } })
  gateway.services.fail(ORDERS, 'lostAnswer', 1)
  await sendOrder(gateway, input)
  today = '2026-12-02'
  await restart()
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  const late = orderInput('midnight-late', { period: { start: TODAY, end: '2026-12-04' } })
  expect(await sendOrder(gateway, late)).toMatchObject({ period: { reason: 'START_IN_PAST' } })
})

test('an order that the services never got is checked anew when it is sent again', async () => {
  gateway.services.fail(ORDERS, 'reset', 1)
  const input = orderInput('never-came', lastPieces)
  expect(await sendOrder(gateway, input)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await sendOrder(gateway, orderInput('somebody-else', { lines: [{ productId: '101', quantity: 1 }] }))
  await restart()
  const result = await sendOrder(gateway, input)
  expect(result.lines).toMatchObject([{ productId: '101', code: 'NOT_ENOUGH_STOCK', available: 419 }])
  expect(result.lines?.[0]?.message).toContain('«Стул „Кьявари“, золото»')
  expect(await status('never-came')).toEqual({ state: 'UNKNOWN', order: null })
  expect(rows()).toHaveLength(1)
})

test('a price that changed between two tries is the price of the order that is made', async () => {
  gateway.services.fail(ORDERS, 'reset', 1)
  const input = orderInput('new-price')
  await sendOrder(gateway, input)
  gateway.services.fail(ORDERS, { status: 409, body: { error: { code: 'PRICE_CHANGED' } } }, 1)
  expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: false })
})

test.each([401, 403, 404, 429])(
  'after %i the order of an earlier try may exist: its key is kept',
  async (refusal) => {
    const input = orderInput(`gate-${refusal}-key`, lastPieces)
    gateway.services.fail(ORDERS, 'lostAnswer', 1)
    await sendOrder(gateway, input)
    gateway.services.fail(ORDERS, { status: refusal, body: {} }, 1)
    expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderServiceProblem' })
    await restart()
    expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
    expect(rows()).toHaveLength(1)
  },
)
