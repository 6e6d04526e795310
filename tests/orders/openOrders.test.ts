import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createInMemoryKeys } from '#gateway/order/keys/orderKeys.ts'
import { boundOpenOrders, type OpenOrders } from '#gateway/order/open/openOrders.ts'
import type { OpenStore } from '#gateway/order/open/openStore.ts'
import { openRedisOrders } from '#gateway/order/open/redisOrders.ts'
import { openSqliteOrders } from '#gateway/order/open/sqliteOrders.ts'
import { orderInput, sendOrder } from '../gateway/order.ts'
import { startGateway } from '../gateway/testGateway.ts'
import { type RedisServer, spawnRedis } from '../support/redisServer.ts'

const TODAY = '2026-12-01'
const BOUNDS = { openOrders: 3, stocks: 10 }
const MAX_RECORDS = 50
const ANNA = { phone: '+7 916 245-11-22', address: '203.0.113.9' }

let folder: string
let redis: RedisServer
let client: Redis
beforeAll(async () => {
  redis = await spawnRedis()
  client = new Redis(redis.url)
})
afterAll(async () => {
  client.disconnect()
  await redis.kill()
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-open-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** An order of one day; days are counted from the first of December. */
const order = (key: string, day = 5, stocks = 1) => {
  const date = `2026-12-${String(day).padStart(2, '0')}`
  return { key, fingerprint: `content of ${key}`, period: { start: date, end: date }, stocks }
}

describe.each<[string, () => Promise<OpenStore>]>([
  ['file', async () => openSqliteOrders(folder, MAX_RECORDS)],
  ['Redis', () => openRedisOrders({ url: redis.url, prefix: 'sutki:test' }, MAX_RECORDS)],
])('in a %s', (kind, open) => {
  let opened: OpenOrders[]
  beforeEach(async () => {
    opened = []
    await client.flushall()
  })
  afterEach(() => Promise.all(opened.map((orders) => orders.close())))

  async function start(store?: OpenStore): Promise<OpenOrders> {
    const onFailure = (error: unknown) => {
      throw error
    }
    const orders = boundOpenOrders(store ?? (await open()), BOUNDS, onFailure)
    opened.push(orders)
    return orders
  }

  test('one phone number has so many open, from any address and in any spelling; so has one address', async () => {
    const orders = await start()
    for (const [index, day] of [3, 8, 13].entries())
      expect(
        await orders.take(order(`first-${index}`, day), { ...ANNA, address: `198.51.100.${index}` }, TODAY),
      ).toBe(true)
    expect(await orders.take(order('fourth', 20), { phone: '+79162451122', address: null }, TODAY)).toBe(
      false,
    )

    for (const day of [3, 8, 13])
      expect(
        await orders.take(order(`other-${day}`, day), { ...ANNA, phone: `+7916000000${day}` }, TODAY),
      ).toBe(true)
    expect(await orders.take(order('other', 20), { ...ANNA, phone: '+79160000099' }, TODAY)).toBe(false)
    expect(await orders.take(order('else', 20), { phone: '+79160000099', address: '192.0.2.1' }, TODAY)).toBe(
      true,
    )
  })

  test('visitors who give a mail address alone do not share a bound', async () => {
    const orders = await start()
    const by = (phone: string) => ({ phone, address: null })
    for (const day of [3, 8, 13]) await orders.take(order(`first-${day}`, day), by('anna@example.ru'), TODAY)
    expect(await orders.take(order('fourth', 20), by('Anna@Example.ru'), TODAY)).toBe(false)
    expect(await orders.take(order('other', 20), by('boris@example.ru'), TODAY)).toBe(true)
  })

  test('an order that is counted stays so, one that was not made is counted no longer', async () => {
    const orders = await start()
    for (const day of [3, 8, 13]) await orders.take(order(`order-${day}`, day), ANNA, TODAY)
    expect(await orders.take(order('order-3', 3), ANNA, TODAY)).toBe(true)
    expect(await orders.take(order('order-20', 20), ANNA, TODAY)).toBe(false)
    await orders.drop(order('order-8'), ANNA)
    expect(await orders.take(order('order-20', 20), ANNA, TODAY)).toBe(true)
    expect(await orders.take(order('order-25', 25), ANNA, TODAY)).toBe(false)
  })

  test('a rental that has ended is not open', async () => {
    const orders = await start()
    for (const day of [3, 8, 13]) await orders.take(order(`order-${day}`, day), ANNA, TODAY)
    expect(await orders.take(order('order-20', 20), ANNA, '2026-12-03')).toBe(false)
    expect(await orders.take(order('order-20', 20), ANNA, '2026-12-04')).toBe(true)
  })

  test('what is open on the same days counts together', async () => {
    const orders = await start()
    expect(await orders.take(order('six', 5, 6), ANNA, TODAY)).toBe(true)
    expect(await orders.take(order('five', 5, 5), ANNA, TODAY)).toBe(false)
    const longer = { ...order('longer', 2, 4.5), period: { start: '2026-12-02', end: '2026-12-09' } }
    expect(await orders.take(longer, ANNA, TODAY)).toBe(false)
    expect(await orders.take(order('elsewhere', 6, 9), ANNA, TODAY)).toBe(true)
    expect(await orders.take(order('four', 5, 4), ANNA, TODAY)).toBe(true)
  })

  test('two servers and the next process count together', async () => {
    const [first, second] = [await start(), await start()]
    await first.take(order('one', 3), ANNA, TODAY)
    await second.take(order('two', 8), ANNA, TODAY)
    await first.take(order('three', 13), ANNA, TODAY)
    expect(await second.take(order('four', 20), ANNA, TODAY)).toBe(false)
    expect(await (await start()).take(order('four', 20), ANNA, TODAY)).toBe(false)
  })

  test('of many at once none is counted too much', async () => {
    const servers = [await start(), await start()]
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        servers[index % 2]?.take(order(`order-${index}`, 1 + (index % 28), 0.1), ANNA, TODAY),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(BOUNDS.openOrders)
  })

  test('nothing of a person is written; the number of records is bounded', async () => {
    const orders = await start()
    for (let index = 0; index < 3 * MAX_RECORDS; index++) {
      const phone = `+7916${String(index).padStart(7, '0')}`
      await orders.take(order(`order-${index}`), { phone, address: null }, TODAY)
    }
    const { text, records } = kind === 'file' ? inFile() : await inRedis()
    expect(text.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(/9160000|order-\d/)
    expect(records).toBeGreaterThan(MAX_RECORDS - 1)
    expect(records).toBeLessThanOrEqual(MAX_RECORDS + 100)
  })

  test('a store that fails leaves the counting to this process', async () => {
    const broken = new Proxy({} as OpenStore, { get: () => async () => Promise.reject(new Error('away')) })
    const orders = boundOpenOrders(broken, BOUNDS, () => {})
    for (const day of [3, 8, 13])
      expect(await orders.take(order(`order-${day}`, day), ANNA, TODAY)).toBe(true)
    expect(await orders.take(order('order-20', 20), ANNA, TODAY)).toBe(false)
    await orders.drop(order('order-3'), ANNA)
    expect(await orders.take(order('order-20', 20), ANNA, TODAY)).toBe(true)
  })

  test('another content under the same key takes nothing from the count', async () => {
    const [first, second] = [await start(), await start()]
    const other = { ...order('one', 3), fingerprint: 'another content' }
    expect(await first.take(order('one', 20, 6), ANNA, TODAY)).toBe(true)
    expect(await second.take(other, ANNA, TODAY)).toBe(true)
    expect(await second.take(order('two', 20, 5), ANNA, TODAY)).toBe(false)
    await second.drop(other, ANNA)
    expect(await second.take(order('two', 20, 5), ANNA, TODAY)).toBe(false)
    expect(await second.take(order('two', 20, 4), ANNA, TODAY)).toBe(true)
  })

  test('of two contents under one key at two servers the one that is made is counted', async () => {
    const [first, second] = [await start(), await start()]
    const orderKeys = createInMemoryKeys()
    const winner = await startGateway({ orderKeys, openOrders: first })
    const made: unknown[] = []
    const openOrders: OpenOrders = {
      ...second,
      // The other server is the faster one from here to the key.
      async take(...asked) {
        const isTaken = await second.take(...asked)
        made.push(await sendOrder(winner, orderInput('order-one-key')))
        return isTaken
      },
    }
    const loser = await startGateway({ orderKeys, openOrders })
    try {
      const content = { lines: [{ productId: '101', quantity: 3 }] }
      expect(await sendOrder(loser, orderInput('order-one-key', content))).toMatchObject({
        code: 'KEY_CONFLICT',
      })
      expect(made).toMatchObject([{ __typename: 'OrderCreated', replayed: false }])
      expect(await sendOrder(loser, orderInput('order-one-key'))).toMatchObject({ replayed: true })
    } finally {
      await winner.close()
      await loser.close()
    }
    for (const orders of [first, second, await start()]) {
      const orderer = { phone: '+79162451122', address: null }
      const more = [order('more-1', 20), order('more-2', 21), order('more-3', 22)]
      const taken = []
      for (const each of more) taken.push(await orders.take(each, orderer, TODAY))
      expect(taken).toEqual([true, true, false])
    }
  })
})

test('a Redis that was emptied takes no bound away: a process knows its own, and all count together again', async () => {
  const started = async () =>
    boundOpenOrders(
      await openRedisOrders({ url: redis.url, prefix: 'sutki:emptied' }, MAX_RECORDS),
      BOUNDS,
      () => {},
    )
  const first = await started()
  const second = await started()
  for (const day of [3, 8, 13]) expect(await first.take(order(`order-${day}`, day), ANNA, TODAY)).toBe(true)
  expect(await second.take(order('order-20', 20), ANNA, TODAY)).toBe(false)
  const boris = { phone: '+79160000001', address: null }
  expect(await second.take(order('boris-3', 3), boris, TODAY)).toBe(true)
  await client.flushall()

  expect(await first.take(order('order-20', 20), ANNA, TODAY)).toBe(false)
  expect(await first.take(order('order-8', 8), ANNA, TODAY)).toBe(true)
  await first.drop(order('order-8'), ANNA)
  expect(await first.take(order('order-20', 20), ANNA, TODAY)).toBe(true)

  // What Redis refused is not this process's own.
  for (const day of [8, 13]) expect(await second.take(order(`else-${day}`, day), ANNA, TODAY)).toBe(true)
  expect(await second.take(order('else-20', 20), ANNA, TODAY)).toBe(false)
  await first.drop(order('order-20'), ANNA)
  expect(await second.take(order('else-21', 21), ANNA, TODAY)).toBe(true)

  // A new process draws no secret of its own beside that of the others.
  await client.flushall()
  const third = await started()
  for (const day of [3, 8]) expect(await third.take(order(`third-${day}`, day), boris, TODAY)).toBe(true)
  expect(await second.take(order('boris-8', 8), boris, TODAY)).toBe(true)
  expect(await third.take(order('third-13', 13), boris, TODAY)).toBe(false)
  for (const orders of [first, second, third]) await orders.close()
})

function inFile() {
  const files = readdirSync(folder)
  const database = new DatabaseSync(path.join(folder, 'order-keys.db'), { readOnly: true })
  const records = Number(database.prepare('SELECT count(*) AS count FROM open_orders').get()?.count)
  database.close()
  return { text: files.map((name) => readFileSync(path.join(folder, name), 'latin1')).join('\n'), records }
}

async function inRedis() {
  const keys = await client.keys('*')
  const kept = await Promise.all(
    keys.map(async (key) =>
      (await client.type(key)) === 'hash' ? Object.entries(await client.hgetall(key)) : [],
    ),
  )
  return { text: JSON.stringify([keys, kept]), records: kept.filter((fields) => fields.length > 0).length }
}
