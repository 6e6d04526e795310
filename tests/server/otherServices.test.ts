import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUpstreamServer, type Upstream } from '../../server/upstream/index.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { listen } from '../support/listen.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { chair, threeDays } from '../support/rental.ts'

// Services as companies have them: a bearer token for every call, UUIDs, absolute URLs of pictures, failures as problem details.

const TOKEN = 'Bearer e1d7-of-the-shop'
const folder = mkdtempSync(path.join(tmpdir(), 'sutki-other-'))
const PERIOD = threeDays()
const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
const UUID = /00000000-0000-4000-8000-0*(\d+)/g
const CHAIR = uuidOf(chair.id)

let services: Upstream
let app: TestApp
let origin: string
let isClosed = false
const seen: { path: string; status: number }[] = []
const front = createServer((request, response) => void answer(request, response))

beforeAll(async () => {
  services = await createUpstreamServer({ dataDir: folder })
  origin = await listen(front)
  const headers = path.join(folder, 'services.headers')
  writeFileSync(headers, `Authorization: ${TOKEN}\n`)
  const env = { UPSTREAM_HEADERS_FILE: headers, STORAGE_URL: `${origin}/storage` }
  app = await startApp({ upstreamUrl: origin, env })
})
afterAll(async () => {
  await app.stop()
  front.closeAllConnections()
  front.close()
  await services.close()
  rmSync(folder, { recursive: true })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method = 'GET', headers } = request
  const isAllowed = headers.authorization === TOKEN
  const body = (await textOf(request)).replace(/"([\d-]{36})"/g, (_, id: string) => id.replace(UUID, '$1'))
  const sent = { accept: 'application/json', 'content-type': 'application/json' }
  const key = headers['idempotency-key']
  const inner = await fetch(services.url + url.replace(UUID, '$1'), {
    method,
    headers: typeof key === 'string' ? { ...sent, 'idempotency-key': key } : sent,
    ...(method === 'POST' && { body }),
  })
  const isJson = inner.headers.get('content-type')?.includes('json') === true
  const bytes = Buffer.from(await inner.arrayBuffer())
  const failure = !isAllowed
    ? { status: 401, code: 'NO_TOKEN', detail: 'Нет ключа' }
    : isClosed && method === 'POST'
      ? { status: 422, code: 'CLOSED', detail: 'Склад закрыт до весны' }
      : inner.status < 400
        ? null
        : { status: inner.status, code: 'REFUSED', detail: 'Нет такого' }
  const status = failure?.status ?? inner.status
  seen.push({ path: url, status })
  if (failure) {
    const problem = { type: 'https://services.example/problems', title: 'Отказ', ...failure }
    response.writeHead(status, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify(problem))
  } else {
    response.writeHead(status, { 'content-type': inner.headers.get('content-type') ?? 'application/json' })
    response.end(isJson ? JSON.stringify(JSON.parse(bytes.toString(), toOthers)) : bytes)
  }
}

/** Ids and pictures as these services have them. */
function toOthers(key: string, value: unknown): unknown {
  if (/^id$|Id$/.test(key) && typeof value === 'number') return uuidOf(value)
  if (/Ids$/.test(key) && Array.isArray(value)) return value.map(uuidOf)
  return key === 'original' && typeof value === 'string' ? `${origin}/storage/${value}` : value
}

async function open(target: string, init: RequestInit = {}) {
  const answer = await fetch(app.url + target, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('the journey from the catalogue to an order works', async () => {
  const catalogue = await open('/catalog')
  expect([catalogue.status, catalogue.text.includes(chair.name)]).toEqual([200, true])
  expect(catalogue.text).toContain(CHAIR)
  expect(catalogue.text).not.toContain(`src="${origin}`)
  const picture = /src="(\/pictures\/[^"]+)"/.exec(catalogue.text)?.[1] ?? ''
  expect((await fetch(app.url + picture)).headers.get('content-type')).toMatch(/^image\//)

  const product = await open(`/catalog/${chair.slug}`)
  expect([product.status, product.text.includes('<h1')]).toEqual([200, true])
  expect((await open('/catalog/no-such-thing')).status).toBe(404)

  const form = `/order?v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=${CHAIR}_2`
  const opened = await open(form)
  expect(wordsOf(opened.text)).toContain('2 400 ₽')
  const key = /name="key" value="([^"]*)"/.exec(opened.text)?.[1] ?? ''
  const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }
  const body = new URLSearchParams({ ...person, key, total: '2400', ...AGREED })
  const sent = await open(form, { method: 'POST', body, headers: { origin: app.url } })
  expect(sent.status).toBe(303)
  const placed = await open(sent.headers.get('location') ?? '', {
    headers: { cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' },
  })
  const [order] = readOrders(folder)
  expect(order?.idempotencyKey).toBe(key)
  expect(placed.status).toBe(200)
  const number = new URL(sent.headers.get('location') ?? '', app.url).searchParams.get('number')
  expect(wordsOf(placed.text)).toContain(number)
})

test('clients of the API get their ids, and the words of a problem', async () => {
  const { products } = await ask<{ products: { items: { id: string }[] } }>(
    app.url,
    '{ products { items { id } } }',
  )
  expect(products.items.map(({ id }) => id)).toContain(CHAIR)
  const order = (quantity: number) =>
    ask<CreateOrderAnswer>(app.url, createOrder, {
      input: orderInput({
        idempotencyKey: randomUUID(),
        period: PERIOD,
        lines: [{ productId: CHAIR, quantity }],
      }),
    })
  const { createOrder: tooMany } = await order(5000)
  expect(tooMany).toMatchObject({ lines: [{ productId: CHAIR, code: 'NOT_ENOUGH_STOCK' }] })
  isClosed = true
  const { createOrder: refused } = await order(1)
  isClosed = false
  expect(refused).toMatchObject({ errorCode: 'UPSTREAM_ERROR', detail: 'CLOSED', status: 422 })
  expect(seen.filter(({ status }) => status === 401)).toEqual([])
  expect(app.output()).not.toContain('e1d7')
})
