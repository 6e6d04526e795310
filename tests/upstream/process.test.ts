import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { databasePath, startUpstream } from '../../server/upstream/index.ts'
import { CATALOG, clientOf, openServices, orderBody, readRows, temporaryDir } from './services.ts'

const today = todayIn('Europe/Moscow', new Date())
const FUTURE = { period: { start: addDays(today, 10), end: addDays(today, 12) } }
const SOFAS = orderBody({ ...FUTURE, lines: [{ productId: 122, quantity: 1 }] })

// A thread restarts within a second or so; on a busy machine it takes longer.
const RESTART = { timeout: 20_000 }

async function startThread(options: Partial<Parameters<typeof startUpstream>[0]> = {}) {
  const dataDir = options.dataDir ?? temporaryDir()
  const upstream = await startUpstream({ ...options, dataDir })
  onTestFinished(() => upstream.close())
  return { ...upstream, dataDir, ...clientOf(upstream.url) }
}

test('the services run in a thread of their own and keep orders over a restart', async () => {
  const first = await startThread()
  expect((await first.get(`${CATALOG}/products`)).body.result?.total).toBe(84)
  const { body } = await first.order(SOFAS, 'k')
  await first.close()
  await expect(first.get(`${CATALOG}/products`)).rejects.toThrow()

  const second = await startThread({ dataDir: first.dataDir })
  const again = await second.order(SOFAS, 'k')
  expect(again).toMatchObject({ status: 201, body })
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const days = { reservation_start_at: FUTURE.period.end, reservation_end_at: FUTURE.period.end }
  expect(
    (await second.get(`${CATALOG}/products/by-slug/divan-chester-izumrud`, days)).body.result?.stocks,
  ).toEqual([{ stock: 3, warehouse: 'Москва' }])
})

test('orders in flight when a thread dies are kept once or not at all', async () => {
  const services = await startThread()
  const send = (index: number) =>
    services
      .order(orderBody({ ...FUTURE, lines: [{ productId: 101, quantity: 1 }] }), `k${index}`)
      .catch(() => null)
  const sent = Array.from({ length: 30 }, (_, index) => send(index))
  await sent[3]
  await services.crash()
  const answered = (await Promise.all(sent)).filter((answer) => answer?.status === 201).length
  await expect.poll(() => send(0), RESTART).toMatchObject({ status: 201 })
  await Promise.all(sent.map((_, index) => send(index)))
  expect(answered).toBeGreaterThan(0)
  expect(readRows(services.dataDir, 'SELECT * FROM orders')).toHaveLength(30)
  expect(readRows(services.dataDir, 'SELECT DISTINCT quantity FROM holds')).toEqual([{ quantity: 30 }])
})

test('closing finishes the orders in flight and may be called twice', async () => {
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const services = await openServices({
    layer: async (_, next) => {
      arrived.resolve()
      await release.promise
      return next()
    },
  })
  const pending = services.order(orderBody(), 'k')
  await arrived.promise
  const closed = [services.close(), services.close()]
  await expect(fetch(services.url)).rejects.toThrow()
  release.resolve()
  const answer = await pending
  expect(answer.status).toBe(201)
  expect(answer.headers.get('connection')).toBe('close')
  await Promise.all(closed)
  expect(readRows(services.dataDir, 'SELECT * FROM orders')).toHaveLength(1)
})

test('a layer may lose an answer after the work is done', async () => {
  let lose = true
  const services = await openServices({
    layer: async (_, next, response) => {
      const answer = await next()
      if (!lose) return answer
      response.destroy()
      return null
    },
  })
  await expect(services.order(orderBody(), 'k')).rejects.toThrow()
  lose = false
  expect((await services.order(orderBody(), 'k')).headers.get('idempotency-replayed')).toBe('true')
})

test('an internal error is never revealed, and is over when its cause is', async () => {
  const { dataDir, get, order } = await openServices()
  const database = new DatabaseSync(databasePath(dataDir))
  database.exec('ALTER TABLE categories RENAME TO hidden')
  const answer = await get(`${CATALOG}/categories`)
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL_ERROR' } } })
  expect(JSON.stringify(answer.body)).not.toMatch(/hidden|categories|SQL|at /)
  database.exec('ALTER TABLE hidden RENAME TO categories')
  database.close()
  expect((await get(`${CATALOG}/categories`)).status).toBe(200)
  expect((await order(orderBody())).status).toBe(201)
})

test('an order that fails half-way leaves nothing behind', async () => {
  const { dataDir, get, order } = await openServices()
  const database = new DatabaseSync(databasePath(dataDir))
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON order_lines BEGIN SELECT raise(ABORT, 'refused'); END`)
  expect((await order(orderBody(), 'k')).status).toBe(500)
  expect(readRows(dataDir, 'SELECT * FROM orders')).toEqual([])
  database.exec('DROP TRIGGER full')
  database.close()
  expect((await get(`${CATALOG}/products`)).status).toBe(200)
  expect((await order(orderBody(), 'k')).status).toBe(201)
})

test.each([
  [
    'a new version of the demo data',
    `UPDATE meta SET value = substr(value, 1, 64) || 'older'; UPDATE products SET name = 'старое';
     DELETE FROM products WHERE id > 150; DELETE FROM articles`,
  ],
  [
    'another layout of the tables',
    `UPDATE meta SET value = '2:older'; DROP TABLE products; DROP TABLE articles;
     CREATE TABLE products (id INTEGER PRIMARY KEY, is_new INTEGER NOT NULL)`,
  ],
])('%s replaces the catalogue and leaves orders alone', async (_, change) => {
  const first = await openServices()
  await first.order(orderBody(), 'k')
  await first.close()
  const database = new DatabaseSync(databasePath(first.dataDir))
  database.exec(change)
  database.close()
  const { get, order } = await openServices({ dataDir: first.dataDir })
  const { result } = (await get(`${CATALOG}/products`, { search: 'стул' })).body
  expect(result?.data?.[0]?.name).toBe('Стул «Кьявари», золото')
  expect((await get(`${CATALOG}/products`)).body.result?.total).toBe(84)
  expect((await get('/api/content_service/v2/blog-articles')).body.result?.total).toBe(14)
  expect((await order(orderBody(), 'k')).headers.get('idempotency-replayed')).toBe('true')
})

test('a start that cannot succeed fails with its reason', async () => {
  const { url } = await startThread()
  await expect(startThread({ port: Number(new URL(url).port) })).rejects.toThrow(/EADDRINUSE/)
  const file = path.join(temporaryDir(), 'file')
  writeFileSync(file, '')
  await expect(startThread({ dataDir: file })).rejects.toThrow(/EEXIST|ENOTDIR/)
})
