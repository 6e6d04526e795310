import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type OpenOrders,
  type OrderKeys,
  openOpenOrders,
  openOrderKeys,
  UNBOUNDED,
} from '#gateway/yoga.server.ts'
import { orderInput, sendOrder } from '../gateway/order.ts'
import { startGateway, type TestGateway, TODAY } from '../gateway/testGateway.ts'
import { repriceChair } from '../support/prices.ts'
import { readRows } from '../upstream/services.ts'

const BOUNDS = { ...UNBOUNDED, stocks: 1 }
const period = { start: TODAY, end: '2026-12-03' }
/** All chairs that there are. */
const lastPieces = orderInput('order-unkept', { period, lines: [{ productId: '101', quantity: 420 }] })
const twoChairs = orderInput('order-unkept', { period })
/** Less than half of each, and nearly all of what is left of them then. */
const nearlyHalves = orderInput('order-unkept', {
  period,
  lines: [
    { productId: '101', quantity: 200 },
    { productId: '106', quantity: 60 },
  ],
})

let folder: string
let file: DatabaseSync
let server: { orderKeys: OrderKeys; openOrders: OpenOrders }
let gateway: TestGateway
let today: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-keys-'))
  server = await openServer()
  file = new DatabaseSync(path.join(folder, 'order-keys.db'))
  today = TODAY
  gateway = await startGateway({ ...server, orderBounds: BOUNDS, today: () => today })
})
afterEach(async () => {
  await closeServer()
  file.close()
  await gateway.close()
  rmSync(folder, { recursive: true })
})

async function openServer(): Promise<typeof server> {
  const place = { dataDir: folder, onFailure: () => {} }
  return { orderKeys: await openOrderKeys(place), openOrders: await openOpenOrders(place, BOUNDS.stocks) }
}

async function closeServer(): Promise<void> {
  for (const each of Object.values(server)) await each.close()
}

/** Ends the server while its file is locked, and lets another one of the same folder answer. */
async function killUnderLock(): Promise<void> {
  await closeServer()
  file.exec('ROLLBACK')
  server = await openServer()
  gateway.restart({ ...server, orderBounds: BOUNDS })
}

const count = () => readRows(gateway.dataDir, 'SELECT id FROM orders').length

test.each<[string, object, () => unknown]>([
  ['its own pieces are gone', lastPieces, () => {}],
  ['its first day has passed', twoChairs, () => (today = '2026-12-02')],
  ['prices have changed', twoChairs, () => repriceChair(gateway.dataDir, 3)],
  ['it takes much of what it has left', nearlyHalves, () => {}],
  ['its orderer has as many open', twoChairs, () => sendOrder(gateway, orderInput('order-after'))],
])(
  'an order whose key a locked file has missed is found by another server, although %s',
  async (_why, input, meanwhile) => {
    file.exec('BEGIN IMMEDIATE')
    const made = await sendOrder(gateway, input)
    expect(made).toMatchObject({ __typename: 'OrderCreated', replayed: false })
    await killUnderLock()
    await meanwhile()
    const before = count()
    const again = await sendOrder(gateway, { ...input, expectedTotal: made.order?.total })
    expect(again).toEqual({ ...made, replayed: true })
    expect(count()).toBe(before)
  },
)
