import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../server/base/env.server.ts'
import { sharedRedisOf } from '../../server/base/sharedRedis.ts'
import { type DemoData, readDemoData } from '../../server/upstream/index.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { startCluster } from '../support/redisGroups.ts'
import { type RedisServer, spawnRedis } from '../support/redisServer.ts'
import { threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

let redis: RedisServer
let pair: [Shop, Shop]
beforeAll(async () => {
  redis = await spawnRedis()
  const open = (mark: string) =>
    startShop({ REDIS_URL: redis.url, MUTATIONS_PER_MINUTE: '3' }, undefined, companyOf(mark))
  pair = [await open('Альфа'), await open('Бета')]
})
afterAll(async () => {
  for (const shop of pair) await shop.close()
  await redis.kill()
})

const MARKS = ['Альфа', 'Бета']

/** The demonstration company, with every product named after the shop that rents it. */
function companyOf(mark: string): DemoData {
  const data = readDemoData()
  const products = data.products.map((product) => ({ ...product, name: `${product.name} ${mark}` }))
  return { ...data, version: mark, products }
}

/** 100 lists that no two of them are equal, each one call of its own. */
const LISTS = Array.from({ length: 100 }, (_, index) => ({
  page: 1 + (index % 20),
  limit: 1 + Math.floor(index / 20),
}))
const LIST = 'query ($page: Int!, $limit: Int!) { products(page: $page, limit: $limit) { items { name } } }'

type Names = { products: { items: { name: string }[] } }

async function foreignValues({ app }: Shop, own: string): Promise<{ names: number; foreign: string[] }> {
  const answers: Names[] = []
  for (let index = 0; index < LISTS.length; index += 5)
    answers.push(
      ...(await Promise.all(LISTS.slice(index, index + 5).map((list) => ask<Names>(app.url, LIST, list)))),
    )
  const names = answers.flatMap(({ products }) => products.items.map(({ name }) => name))
  return { names: names.length, foreign: names.filter((name) => !name.endsWith(own)) }
}

test('two shops on one Redis: no foreign value in 200 reads, and no key of the one is the other’s', async () => {
  for (const [index, shop] of pair.entries()) {
    const { names, foreign } = await foreignValues(shop, MARKS[index] ?? '')
    expect(names).toBeGreaterThan(250)
    expect(foreign).toEqual([])
  }
  const client = new Redis(redis.url)
  const keys = await client.keys('sutki:*:answer:*')
  client.disconnect()
  const prefixes = new Set(keys.map((key) => key.split(':answer:')[0]))
  expect(prefixes.size).toBe(2)
})

test('two shops on one Redis know nothing of each other’s orders, and count mutations apart', async () => {
  const [one, other] = pair
  const input = orderInput({
    idempotencyKey: 'order-of-the-first-shop',
    period: threeDays(),
    lines: [{ productId: '101', quantity: 1 }],
  })
  const made = await ask<CreateOrderAnswer>(one.app.url, createOrder, { input })
  expect(made.createOrder).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  const status = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { state } }'
  const stateAt = async ({ app }: Shop) =>
    (await ask<{ orderStatus: { state: string } }>(app.url, status, { key: input.idempotencyKey }))
      .orderStatus
  expect([await stateAt(one), await stateAt(other)]).toEqual([{ state: 'CREATED' }, { state: 'UNKNOWN' }])

  // The same order again and again: the first shop has counted one of it already.
  const order = ({ app }: Shop) => ask<CreateOrderAnswer>(app.url, createOrder, { input })
  for (let time = 0; time < 2; time++) await order(one)
  await expect(order(one)).rejects.toThrow('TOO_MANY_MUTATIONS')
  for (let time = 0; time < 3; time++)
    expect((await order(other)).createOrder).toMatchObject({ replayed: time > 0 })
  await expect(order(other)).rejects.toThrow('TOO_MANY_MUTATIONS')
})

test('a cluster: an order, its key, what it holds and its rate are in the servers that own their slots', async () => {
  const { url, nodes } = await startCluster()
  const shop = await startShop({ REDIS_URL: url, MUTATIONS_PER_MINUTE: '3', ORDER_MAX_STOCKS: '15' })
  await ask(shop.app.url, '{ products { items { name } } }')
  const input = orderInput({
    idempotencyKey: 'order-in-a-cluster',
    period: threeDays(),
    lines: [{ productId: '101', quantity: 1 }],
  })
  const order = () => ask<CreateOrderAnswer>(shop.app.url, createOrder, { input })
  expect((await order()).createOrder).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  for (let time = 0; time < 2; time++) expect((await order()).createOrder).toMatchObject({ replayed: true })
  await expect(order()).rejects.toThrow('TOO_MANY_MUTATIONS')
  const keys: string[] = []
  for (const node of nodes) {
    const client = new Redis(node.url)
    keys.push(...(await client.keys('*')))
    client.disconnect()
  }
  for (const part of [':answer:', ':mutations:', ':orders}:ages', ':orders}:open:secret'])
    expect(keys.filter((key) => key.includes(part))).not.toEqual([])
  await shop.close()
})

test('keys begin with the prefix and a hash of the services: their address, each path, or their folder', () => {
  const prefixOf = (changes: Record<string, string>) =>
    sharedRedisOf(
      readEnv({ REDIS_URL: 'redis://localhost', UPSTREAM_URL: 'https://api.example', ...changes }),
    )?.prefix
  const prefix = prefixOf({})
  expect(prefix).toMatch(/^sutki:[\da-f]{16}$/)
  const embedded = { UPSTREAM_URL: '', DATA_DIR: '/srv/one' }
  const others = [
    { REDIS_PREFIX: 'staging' },
    { UPSTREAM_URL: 'https://staging.example' },
    ...['CATALOG', 'CONTENT', 'PRODUCT', 'NOTIFICATIONS'].map((service) => ({
      [`${service}_SERVICE_PATH`]: '/v1',
    })),
    embedded,
    { ...embedded, DATA_DIR: '/srv/other' },
  ]
  expect(new Set([prefix, ...others.map(prefixOf)]).size).toBe(1 + others.length)
  expect(prefixOf({ UPSTREAM_URL: 'https://API.example/', DATA_DIR: '/srv/other' })).toBe(prefix)
  // What a worker is told of the embedded services of its machine.
  const worker = { ...embedded, UPSTREAM_URL: 'http://127.0.0.1:4242', UPSTREAM_PORT: '4242' }
  expect(prefixOf(worker)).toBe(prefixOf(embedded))
  expect(sharedRedisOf(readEnv({}))).toBeUndefined()
})
