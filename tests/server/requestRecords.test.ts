import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

/** The values of the first samples that begin so, in one scrape. */
async function samples(...starts: string[]): Promise<number[]> {
  const lines = (await shop.get('/metrics')).text.split('\n')
  const find = (start: string) => lines.find((line) => line.startsWith(start))
  return starts.map((start) => Number(find(start)?.split(' ').at(-1) ?? 0))
}

const MISSES = 'sutki_page_cache_total{outcome="miss"}'
/** How many pages a visit had made anew. */
async function missesOf(path: string): Promise<number> {
  const [before = 0] = await samples(MISSES)
  await shop.get(path)
  const [after = 0] = await samples(MISSES)
  return after - before
}

const logged = (id: string) => shop.logged('request').filter(({ requestId }) => requestId === id)

test('a page from memory is counted and logged as one that is rendered', async () => {
  const counts = () =>
    samples(
      MISSES,
      'sutki_http_request_seconds_count{method="GET",route="/*",page="/pages/catalog/index",status="200"}',
      'sutki_http_request_seconds_count{method="HEAD",route="/*",page="/pages/catalog/index",status="200"}',
      'sutki_http_in_flight',
    )
  // One that lacks a part is not kept: on a busy machine a service may be late.
  await expect.poll(() => missesOf('/catalog?min_price=51')).toBe(0)
  const [misses, pages = 0, heads = 0, inFlight] = await counts()
  const answer = await shop.get('/catalog?min_price=51&utm_source=letter', {
    headers: { 'x-request-id': 'ready' },
  })
  await shop.get('/catalog?min_price=51', { method: 'HEAD', headers: { 'x-request-id': 'head' } })
  expect(answer.headers['x-request-id']).toBe('ready')
  await expect.poll(counts).toEqual([misses, pages + 1, heads + 1, inFlight])
  await expect.poll(() => [...logged('ready'), ...logged('head')]).toHaveLength(2)
  const [line] = logged('ready')
  expect(line).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    pid: expect.any(Number),
    hostname: expect.any(String),
    requestId: 'ready',
    method: 'GET',
    route: '/*',
    path: '/catalog',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
})

test.each([
  ['another name', 'Host: evil.example', 421],
  ['two names', 'Host: 127.0.0.1\r\nhost: 127.0.0.1', 400],
  ['a name that is none', 'Host: a b', 400],
  ['a port that is none', 'Host: 127.0.0.1:65536', 400],
])('a page from memory is not given under %s', async (_name, host, status) => {
  await shop.get('/catalog')
  for (const _ of 'ab') {
    const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
    client.end(`GET /catalog HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
    expect(await text(client)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  }
})

test('a path that no browser would write is logged as it came, in a line that can be read', async () => {
  const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
  client.end('GET /a"b\\c HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Request-Id: quoted\r\nConnection: close\r\n\r\n')
  expect(await text(client)).toMatch(/^HTTP\/1.1 400 /)
  await expect
    .poll(() => logged('quoted'))
    .toEqual([expect.objectContaining({ path: '/a"b\\c', status: 400 })])
})

test('who leaves in the middle of a question is counted as gone, and is no longer in flight', async () => {
  const [inFlight = 0] = await samples('sutki_http_in_flight')
  const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
  const head = ['POST /graphql HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json']
  client.write([...head, 'Content-Length: 100', 'X-Request-Id: leaving', '', '{"query":'].join('\r\n'))
  await expect.poll(() => samples('sutki_http_in_flight')).toEqual([inFlight + 1])
  client.destroy()
  await expect
    .poll(() => logged('leaving'))
    .toEqual([expect.objectContaining({ route: '/graphql', aborted: true })])
  expect(await samples('sutki_http_in_flight')).toEqual([inFlight])
})

test('requests on one connection are answered in their order, from memory or not', async () => {
  const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
  const paths = ['/healthz', '/catalog', '/robots.txt', '/solutions', '/nowhere']
  const ask = (path: string) =>
    [
      `HEAD ${path}? HTTP/1.1`,
      'Host: 127.0.0.1',
      `X-Request-Id: ${path.slice(1)}`,
      ...(path === paths.at(-1) ? ['Connection: close'] : []),
      '\r\n',
    ].join('\r\n')
  client.write(paths.map(ask).join(''))
  const ids = (await text(client)).matchAll(/^x-request-id: (.+)\r$/gm)
  expect([...ids].map(([, id]) => `/${id}`)).toEqual(paths)
})
