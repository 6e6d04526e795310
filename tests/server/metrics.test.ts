import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../../server/metrics.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(() => shop.close())

const scrape = async () => (await shop.get('/metrics')).text

/** The value of the first sample that begins so. */
function sample(metrics: string, start: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(start))
  return Number(line?.split(' ').at(-1))
}

test('the documentation lists every metric, with its kind and labels, and no other', async () => {
  const rows = readFileSync('docs/operations.md', 'utf8').matchAll(
    /^\| `(sutki_\w+)` +\| (\w+) +\| ([\w, ]*?) +\|/gm,
  )
  const documented = [...rows].map(([, name = '', type = '', labels = '']) => ({
    name,
    type,
    labels: labels.split(',').flatMap((label) => label.trim() || []),
  }))
  const registered = await createMetrics().registry.getMetricsAsArray()
  const own = registered.filter(({ name }) => name.startsWith('sutki_'))
  const found = own.map((metric) => ({
    name: metric.name,
    type: String(metric.type),
    labels: Reflect.get(metric, 'labelNames') as string[],
  }))
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
  expect(documented.toSorted(byName)).toEqual(found.toSorted(byName))
})

test('are Prometheus text, of the server and of its process, and never cached', async () => {
  const { headers, text } = await shop.get('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers['cache-control']).toBe('no-store')
  for (const line of text.split('\n')) expect(line).toMatch(/^(#.*|[a-z_\d]+(\{.*\})? (\d|-|\+|N).*|)$/)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('count requests, operations, calls and what the cache saved', async () => {
  const page = 'sutki_http_request_seconds_count{method="GET",route="/*",status="200"}'
  const operations = 'sutki_graphql_operation_seconds_count{type="query",outcome="ok"}'
  const calls = 'sutki_upstream_call_seconds_count{service="catalog",call="products",outcome="ok"}'
  const kept = 'sutki_page_cache_total{outcome="hit"}'
  const hits = 'sutki_upstream_cache_hits_total{service="catalog",call="products"}'

  await shop.get('/catalog')
  const first = await scrape()
  expect([sample(first, page), sample(first, calls)]).toEqual([1, 1])
  expect(sample(first, operations)).toBeGreaterThan(1)

  await shop.get('/catalog')
  const second = await scrape()
  expect([sample(second, page), sample(second, kept), sample(second, operations)]).toEqual([
    2,
    1,
    sample(first, operations),
  ])

  await shop.get('/catalog/_payload.json')
  const third = await scrape()
  expect([sample(third, calls), sample(third, hits)]).toEqual([1, 1])
})

test('have no label that a visitor controls', async () => {
  await shop.get('/no-such-page?secret=visitor')
  await shop.get('/search/secret-words')
  await shop.get('/pictures/320/secret.webp')
  await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"query Secret { settings { minOrderDays } }"}',
  })
  expect((await scrape()).toLowerCase()).not.toContain('secret')
})

test('stop counting a request in flight when its visitor disconnects', async () => {
  shop.services.fail({ path: /page=7/ }, 'hang')
  const patience = new AbortController()
  const left = fetch(`${shop.app.url}/catalog?page=7`, { signal: patience.signal })
  await expect.poll(() => shop.services.calls.some(({ path }) => path.includes('page=7'))).toBe(true)
  patience.abort()
  await expect(left).rejects.toThrow('abort')
  const aborted = 'sutki_http_request_seconds_count{method="GET",route="/*",status="aborted"}'
  await expect.poll(async () => sample(await scrape(), aborted)).toBe(1)
  // The scrape itself is the one.
  expect(sample(await scrape(), 'sutki_http_in_flight ')).toBe(1)
})
