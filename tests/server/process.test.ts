import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { startApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { readOrders } from '../support/orders.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-process-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the first start serves the home page and the catalogue with 20 products', async () => {
  const app = await startApp({ dataDir })
  const home = await fetch(app.url)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
  const catalogue = await (await fetch(`${app.url}/catalog`)).text()
  expect(new Set([...catalogue.matchAll(/href="\/catalog\/([\w-]+)"/g)].map(([, slug]) => slug)).size).toBe(
    20,
  )
  expect(await app.stop()).toBe(0)
})

test('an order outlives the server, which SIGTERM ends with 0, and its key still names it', async () => {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 3)
  const input = orderInput({
    idempotencyKey: 'an-order-before-the-restart',
    period: { start, end: addDays(start, 1) },
    lines: [{ productId: '101', quantity: 2 }],
  })
  const first = await startApp({ dataDir })
  const { createOrder: created } = await ask<CreateOrderAnswer>(first.url, createOrder, { input })
  expect(created).toMatchObject({ __typename: 'OrderCreated', replayed: false, order: { total: 1960 } })
  expect(await first.stop()).toBe(0)

  const second = await startApp({ dataDir })
  const { createOrder: replayed } = await ask<CreateOrderAnswer>(second.url, createOrder, { input })
  expect(replayed).toEqual({ ...created, replayed: true })
  expect(await second.stop()).toBe(0)
  expect(readOrders(dataDir)).toMatchObject([{ total: 196_000, startDay: start }])
})

test('it says where it is, where its playground is and where the orders are', async () => {
  const app = await startApp({ dataDir })
  await expect.poll(app.output).toContain(`${app.url}/graphql`)
  await expect.poll(app.output).toContain(path.join(dataDir, 'sutki.db'))
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  await app.stop()
})

test.each([
  ['PORT', 'many'],
  ['UPSTREAM_URL', 'ftp://services'],
  ['GTM_ID', 'GTM-small'],
  ['TIME_ZONE', 'Moon/Sea'],
])('a bad %s ends the start with one line that names it', async (name, value) => {
  const failure = await startApp({ dataDir, env: { [name]: value } }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  const [outcome, ...lines] = failure.trimEnd().split('\n')
  expect(outcome).toBe('The server ended with 1:')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(name)
})
