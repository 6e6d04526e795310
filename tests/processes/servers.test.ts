import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUpstreamServer, type Upstream } from '../../server/upstream/index.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type FaultyUpstream, faultyUpstream } from '../support/faultyUpstream.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { type OpenedApp, openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'
import { startRedis } from '../support/redis.ts'
import { threeDays } from '../support/rental.ts'

const ORDERS = { method: 'POST', path: /\/v2\/orders$/ }

let folder: string
let upstream: Upstream
let services: FaultyUpstream
let apps: OpenedApp[]

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-servers-'))
  upstream = await createUpstreamServer({ dataDir: path.join(folder, 'services') })
  services = await faultyUpstream(upstream.url)
  apps = []
})
afterEach(async () => {
  for (const app of apps) await app.stop()
  await services.close()
  await upstream.close()
  rmSync(folder, { recursive: true })
})

const optionsOf = (dataDir: string, env: Record<string, string> = {}) => ({
  upstreamUrl: services.url,
  dataDir: path.join(folder, dataDir),
  env,
})

async function start(...of: Parameters<typeof optionsOf>): Promise<TestApp> {
  const app = await startApp(optionsOf(...of))
  apps.push(app)
  return app
}

/** One that is not killed. */
async function open(...of: Parameters<typeof optionsOf>): Promise<OpenedApp> {
  const app = await openApp(optionsOf(...of))
  apps.push(app)
  return app
}

/** All chairs that there are. */
const allOf = (key: string, ahead = 1) =>
  orderInput({ idempotencyKey: key, period: threeDays(ahead), lines: [{ productId: '101', quantity: 420 }] })

async function send(app: OpenedApp, input: object): Promise<CreateOrderAnswer['createOrder']> {
  return (await ask<CreateOrderAnswer>(app.url, createOrder, { input })).createOrder
}

async function statusOf(app: OpenedApp, key: string): Promise<string> {
  const query = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { state } }'
  return (await ask<{ orderStatus: { state: string } }>(app.url, query, { key })).orderStatus.state
}

test('kill -9 after the last pieces were ordered, and between a write of last pieces and its answer: the same orders are the answer, of the next process and of a second one', async () => {
  const [first, second] = await Promise.all([start('shared'), open('shared')])
  const made = await send(first, allOf('order-answered'))
  expect(made).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  const unanswered = allOf('order-unanswered', 10)
  const { promise: written, resolve } = Promise.withResolvers<void>()
  services.fail(ORDERS, { afterAnswer: resolve }, 1)
  const cut = send(first, unanswered).catch(() => null)
  await written
  await first.kill()
  await cut
  const next = await open('shared')
  for (const app of [next, second]) {
    expect(await statusOf(app, 'order-answered')).toBe('CREATED')
    expect(await send(app, allOf('order-answered'))).toEqual({ ...made, replayed: true })
    expect(await send(app, unanswered)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  }
  expect(readOrders(path.join(folder, 'services'))).toHaveLength(2)
})

test('servers with folders of their own share keys through Redis, and one that is away stops no order and learns of it later', async () => {
  const redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  const [one, other] = await Promise.all([open('one', env), open('other', env)])
  services.fail(ORDERS, 'lostAnswer', 1)
  expect(await send(one, allOf('order-of-one'))).not.toMatchObject({ __typename: 'OrderCreated' })
  const made = await send(other, allOf('order-of-one'))
  expect(made).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(await statusOf(one, 'order-of-one')).toBe('CREATED')
  await redis.kill()
  expect(await send(other, allOf('order-of-one'))).toEqual(made)
  const lines = [{ productId: '104', quantity: 1 }]
  const late = orderInput({ idempotencyKey: 'order-without', period: threeDays(), lines })
  expect(await send(one, late)).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  expect(readOrders(path.join(folder, 'services'))).toHaveLength(2)

  await startRedis(Number(new URL(redis.url).port))
  await expect.poll(() => statusOf(other, 'order-without')).toBe('CREATED')
})
