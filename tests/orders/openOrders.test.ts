import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFileKeys } from '#gateway/order/keys/fileKeys.ts'
import { boundOpenOrders, type OpenOrders } from '#gateway/order/open/openOrders.ts'
import { OPEN_MS as DAY, MAX_ORDERS, type OpenStore } from '#gateway/order/open/openStore.ts'
import { openRedisOrders } from '#gateway/order/open/redisOrders.ts'
import { openSqliteOrders } from '#gateway/order/open/sqliteOrders.ts'
import { orderInput, sendOrder } from '../gateway/order.ts'
import { startGateway } from '../gateway/testGateway.ts'
import { type RedisServer, spawnRedis } from '../support/redisServer.ts'

const NOW = Date.now()
const MAX_STOCKS = 10
const MAX_RECORDS = 400
const OFFICE = '203.0.113.9'

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
const order = (key: string, day = 5, stocks = 1, at = NOW) => {
  const date = `2026-12-${String(day).padStart(2, '0')}`
  return { key, fingerprint: `content of ${key}`, period: { start: date, end: date }, stocks, at }
}

describe.each<[string, () => Promise<OpenStore>]>([
  ['file', async () => openSqliteOrders(folder, MAX_RECORDS)],
  ['Redis', () => openRedisOrders({ url: redis.url, prefix: 'sutki:test' })],
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
    const orders = boundOpenOrders(store ?? (await open()), MAX_STOCKS, onFailure)
    opened.push(orders)
    return orders
  }

  test('what a network has ordered of the same days counts together', async () => {
    const orders = await start()
    expect(await orders.take(order('six', 5, 6), OFFICE)).toBe(true)
    expect(await orders.take(order('five', 5, 5), OFFICE)).toBe(false)
    const longer = { ...order('longer', 2, 4.5), period: { start: '2026-12-02', end: '2026-12-09' } }
    expect(await orders.take(longer, OFFICE)).toBe(false)
    expect(await orders.take(order('elsewhere', 6, 9), OFFICE)).toBe(true)
    expect(await orders.take(order('four', 5, 4), OFFICE)).toBe(true)
    expect(await orders.take(order('other', 5, 10), '198.51.100.4')).toBe(true)
  })

  test('an order counts for a day, whenever its rental ends', async () => {
    const orders = await start()
    expect(await orders.take(order('ten', 28, 10), OFFICE)).toBe(true)
    expect(await orders.take(order('one', 28, 1, NOW + DAY - 1), OFFICE)).toBe(false)
    expect(await orders.take(order('one', 28, 1, NOW + DAY), OFFICE)).toBe(true)
  })

  test('an order that is counted stays so, one that was not made is counted no longer', async () => {
    const orders = await start()
    await orders.take(order('six', 5, 6), OFFICE)
    await orders.take(order('four', 5, 4), OFFICE)
    expect(await orders.take(order('four', 5, 4), OFFICE)).toBe(true)
    expect(await orders.take(order('one', 5), OFFICE)).toBe(false)
    await orders.drop(order('four'), OFFICE)
    expect(await orders.take(order('one', 5), OFFICE)).toBe(true)
    expect(await orders.take(order('four', 5, 4), OFFICE)).toBe(false)
  })

  test('of many at once through one network none is counted too much', async () => {
    const servers = [await start(), await start()]
    const taken = await Promise.all(
      Array.from({ length: MAX_ORDERS + 40 }, (_, index) =>
        servers[index % 2]?.take(order(`order-${index}`, 1 + (index % 28), 0.1), OFFICE),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(MAX_ORDERS)
  })

  test('two servers and the next process count together, until they are told to forget', async () => {
    const [first, second] = [await start(), await start()]
    await first.take(order('six', 5, 6), OFFICE)
    await second.take(order('three', 5, 3), OFFICE)
    for (const orders of [first, second, await start()])
      expect(await orders.take(order('two', 5, 2), OFFICE)).toBe(false)
    await (await start()).forget()
    expect(await second.take(order('ten', 5, 10), OFFICE)).toBe(true)
    expect(await first.take(order('two', 5, 2), OFFICE)).toBe(false)
  })

  test('nothing of a person is written; the number of records is bounded', async () => {
    const orders = await start()
    for (let index = 0; index < 3 * MAX_RECORDS; index++) {
      await orders.take(order(`order-${index}`, 5, 1, NOW + index), `203.0.113.${index}`)
    }
    const { text, records } = kind === 'file' ? inFile() : await inRedis()
    expect(text.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(/203\.0|order-\d/)
    // In Redis each goes by itself, a day later.
    expect(records).toBeLessThanOrEqual(kind === 'file' ? MAX_RECORDS + 2 : 3 * MAX_RECORDS)
  })

  test('a store that fails leaves the counting to this process', async () => {
    const broken = new Proxy({} as OpenStore, { get: () => async () => Promise.reject(new Error('away')) })
    const orders = boundOpenOrders(broken, MAX_STOCKS, () => {})
    expect(await orders.take(order('ten', 5, 10), OFFICE)).toBe(true)
    expect(await orders.take(order('one', 5), OFFICE)).toBe(false)
    await orders.drop(order('ten'), OFFICE)
    expect(await orders.take(order('one', 5), OFFICE)).toBe(true)
  })

  test('another content under the same key takes nothing from the count', async () => {
    const [first, second] = [await start(), await start()]
    const other = { ...order('one', 3), fingerprint: 'another content' }
    expect(await first.take(order('one', 20, 6), OFFICE)).toBe(true)
    expect(await second.take(other, OFFICE)).toBe(true)
    await second.drop(other, OFFICE)
    expect(await second.take(order('two', 20, 5), OFFICE)).toBe(false)
    expect(await second.take(order('two', 20, 4), OFFICE)).toBe(true)
  })

  test('of two contents under one key at two servers the one that is made is counted', async () => {
    const [first, second] = [await start(), await start()]
    const orderKeys = openFileKeys(null)
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
    // Two of 420 chairs, and not three more.
    const whole = order('others', 12, MAX_STOCKS - 2 / 420)
    expect(await first.take({ ...whole, stocks: whole.stocks + 0.001 }, OFFICE)).toBe(false)
    expect(await first.take(whole, OFFICE)).toBe(true)
  })
})

function inFile() {
  const files = readdirSync(folder)
  const database = new DatabaseSync(path.join(folder, 'order-keys.db'), { readOnly: true })
  const records = Number(database.prepare('SELECT count(*) AS count FROM network_orders').get()?.count)
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
