import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../server/http/index.ts'
import { readMetrics } from '../support/gauges.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
let clients: Socket[] = []
beforeAll(async () => {
  shop = await sharedShop('demo')
})
afterEach(() => {
  for (const client of clients) client.destroy()
  clients = []
})

const FORM = { target: '/order?v=1&l=1_1', type: 'application/x-www-form-urlencoded' }

type Begun = { url?: string; target: string; type: string; origin?: string }

/** Sends a POST whose body ends after its first byte. */
function begin({ url = shop.app.url, target, type, origin = url }: Begun): Socket {
  const { hostname, port, host } = new URL(url)
  const client = connect(Number(port), hostname).on('error', () => {})
  const head = [`POST ${target} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Content-Type: ${type}`]
  client.write(`${head.join('\r\n')}\r\nContent-Length: 4000\r\n\r\n{`)
  clients.push(client)
  return client
}

/** Requests in flight, of which the one that asks is one, in work, and waiting. */
const requests = () =>
  readMetrics(shop.app.url, [
    'sutki_http_in_flight',
    'sutki_http_queue{state="running"}',
    'sutki_http_queue{state="waiting"}',
  ])

test.each([
  { target: '/client-errors', type: 'application/json' },
  FORM,
  { target: '/graphql', type: 'application/json' },
])('bodies for $target that never end take no place from pages and orders', async (begun) => {
  for (let sent = 0; sent < 120; sent += 1) begin(begun)
  await expect.poll(requests).toEqual([121, 0, 0])

  const page = await shop.get(`/search/slow-${begun.type.length}${begun.target.length}`)
  expect(page.status).toBe(200)
  const mutation = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"mutation { __typename }"}',
  })
  expect(await mutation.json()).toEqual({ data: { __typename: 'Mutation' } })

  // One comes to its end after all, the others never do: all places are given back.
  clients[0]?.write('x'.repeat(3999))
  await expect.poll(requests).toEqual([120, 0, 0])
  for (const client of clients) client.destroy()
  await expect.poll(requests).toEqual([1, 0, 0])
})

test.each([{ target: '/client-errors', type: 'application/json' }, FORM])(
  'what another site sends to $target is refused before its body has come',
  async (begun) => {
    const answer = await text(begin({ ...begun, origin: 'https://elsewhere.example' }))
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  },
)

test('of too many bodies that do not end the one that came for longest is given up', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }), maxUnfinishedBodies: 2 })
  const { promise: isTime, resolve: answerWaiting } = Promise.withResolvers<void>()
  app.post('/waiting', ({ body }) => isTime.then(() => body))
  app.post('/:name', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const came: string[] = []
  app.server.on('request', ({ url: target = '' }) => came.push(target))
  const ended: string[] = []
  const headers = { 'content-type': 'application/json' }
  const send = (name: string) => fetch(`${url}/${name}`, { method: 'POST', headers, body: '{"a":1}' })
  // Its body is there: it does not count, however long its answer takes.
  const waiting = send('waiting')
  await expect.poll(() => came).toContain('/waiting')
  for (const target of ['/first', '/second', '/third']) {
    begin({ url, target, type: 'application/json' }).once('close', () => ended.push(target))
    await expect.poll(() => came).toContain(target)
  }
  await expect.poll(() => ended).toEqual(['/first'])
  // Those that come to their end are forgotten.
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await (await send('whole')).json()).toEqual({ a: 1 })
  }
  expect(ended).toEqual(['/first', '/second'])
  answerWaiting()
  expect(await (await waiting).json()).toEqual({ a: 1 })
  for (const client of clients) client.destroy()
  await app.close()
})
