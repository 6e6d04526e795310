import { globSync, readFileSync } from 'node:fs'
import { pino } from 'pino'
import { Gauge } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { createHttp } from '../../server/http/index.ts'
import { createMetrics } from '../../server/observe/metrics.ts'
import { registerMetrics } from '../../server/observe/metricsRoute.ts'
import { ask, createOrder, orderInput } from '../support/graphql.ts'
import { openApp } from '../support/openApp.ts'
import { get, type Shop, startShop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ SITE_URL: 'https://shop.example' })
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

test.each(['alerts.yml', 'dashboard.json'])(
  'docs/deploy/%s asks for metrics and labels that exist',
  async (file) => {
    const registered = await createMetrics().registry.getMetricsAsArray()
    const labels = new Map(
      registered.map((metric) => [metric.name, Reflect.get(metric, 'labelNames') as string[]]),
    )
    const text = readFileSync(`docs/deploy/${file}`, 'utf8').replaceAll('\\"', '"')
    const used = [
      ...text.matchAll(
        /\b((?:sutki|process|nodejs)_\w+?)(?:_(?:bucket|count|sum))?(?:\{([^}]*)\})?(?=[[)\s,"])/g,
      ),
    ]
    expect(used.length).toBeGreaterThan(10)
    for (const [whole, name = '', conditions = ''] of used) {
      const own = labels.get(name)
      expect(own, whole).toBeDefined()
      for (const [, label = ''] of conditions.matchAll(/(\w+)[=!]/g))
        expect(['job', ...(own ?? [])], whole).toContain(label)
    }
  },
)

test('say what runs', async () => {
  expect(await scrape()).toMatch(
    /^sutki_build_info\{version="\d+\.\d+\.\d+",build="\w+",node="v\d+[^"]*"\} 1$/m,
  )
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
  const page =
    'sutki_http_request_seconds_count{method="GET",route="/*",page="/pages/catalog/index",status="200"}'
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
  expect(sample(third, page)).toBe(3)
})

test('count attempts to order by outcome, also those that never happened', async () => {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 5)
  const input = orderInput({
    idempotencyKey: 'an-order-that-counts',
    period: { start, end: addDays(start, 1) },
    lines: [{ productId: '101', quantity: 1 }],
  })
  for (const tried of [input, input, { ...input, idempotencyKey: 'another-order', consent: false }])
    await ask(shop.app.url, createOrder, { input: tried })
  const counts = [...(await scrape()).matchAll(/^sutki_orders_total\{outcome="(\w+)"\} (\d+)$/gm)]
  expect(Object.fromEntries(counts.map(([, outcome = '', count]) => [outcome, Number(count)]))).toEqual({
    ...{ created: 1, replayed: 1, input: 1, price: 0, size: 0, open: 0, key: 0, service: 0 },
  })
})

test('have one route for all built files', async () => {
  const files = globSync(['assets/*/*.{js,woff2}', '*.{ico,webmanifest}'], { cwd: 'dist/client' })
  expect(files.length).toBeGreaterThan(20)
  const count = 'sutki_http_request_seconds_count{method="GET",route="/{file}",status="200"}'
  const before = sample(await scrape(), count) || 0
  for (const file of files) expect((await shop.get(`/${file}`)).status, file).toBe(200)
  const metrics = await scrape()
  expect(sample(metrics, count)).toBe(before + files.length)
  expect(metrics).not.toMatch(/route="[^"]*\.(js|woff2|ico)"/)
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
  const metrics = await scrape()
  expect(metrics.toLowerCase()).not.toContain('secret')
  const names = [...metrics.matchAll(/_request_seconds_count\{method="GET",route="\/\*",page="([^"]*)"/g)]
  expect(names.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['none', '/pages/search/@searchParam', '/pages/catalog/index']),
  )
})

test('stop counting a request in flight when its visitor disconnects', async () => {
  shop.services.fail({ path: /page=7/ }, 'hang')
  const patience = new AbortController()
  const left = fetch(`${shop.app.url}/catalog?page=7`, { signal: patience.signal })
  await expect.poll(() => shop.services.calls.some(({ path }) => path.includes('page=7'))).toBe(true)
  patience.abort()
  await expect(left).rejects.toThrow('abort')
  const aborted =
    'sutki_http_request_seconds_count{method="GET",route="/*",page="/pages/catalog/index",status="aborted"}'
  await expect.poll(async () => sample(await scrape(), aborted)).toBe(1)
  // The scrape itself is the one.
  expect(sample(await scrape(), 'sutki_http_in_flight ')).toBe(1)
})

/** A server that has metrics alone, and counts how often their text was made. */
async function startCounted() {
  const metrics = createMetrics()
  let made = 0
  new Gauge({
    name: 'texts',
    help: 'Texts made',
    registers: [metrics.registry],
    collect() {
      made += 1
      this.set(made)
    },
  })
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  registerMetrics(app, metrics)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, made: () => made, close: () => app.close() }
}

test('twenty connections that ask again and again share one text a second', async () => {
  const { url, made, close } = await startCounted()
  const statuses = new Set<number>()
  const scraper = async () => {
    for (let round = 0; round < 3; round++) {
      const before = made()
      const { status, text } = await get(url, '/metrics')
      statuses.add(status)
      // Nobody is told what was counted before he asked.
      expect(sample(text, 'texts ')).toBeGreaterThan(before)
    }
  }
  await Promise.all(Array.from({ length: 20 }, scraper))
  expect([...statuses]).toEqual([200])
  // The first asks alone; the rounds of the others are one text each.
  expect(made()).toBeLessThanOrEqual(5)
  await close()
})

test('of more scrapes than wait at once the rest is told to come later', async () => {
  const { url, close } = await startCounted()
  await get(url, '/metrics')
  const answers = await Promise.all(Array.from({ length: 60 }, () => get(url, '/metrics')))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.headers['retry-after']).toBe('3')
  await close()
})

describe('are for this machine', () => {
  const TOKEN = 'scraper-of-the-company'

  test.each([
    ['came through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['came through a proxy that says so in the standard way', { forwarded: 'for=203.0.113.7' }],
    ['came through a proxy that gives itself out for this machine', { 'x-forwarded-for': '127.0.0.1' }],
    [
      'names a token where there is none',
      { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${TOKEN}` },
    ],
    ['asks by a name that visitors know', { host: 'shop.example' }],
  ])('not for who %s', async (_, headers) => {
    const { status, text } = await shop.get('/metrics', { headers })
    expect([status, text]).toEqual([403, expect.not.stringContaining('sutki_')])
  })

  test('not for another host, whoever asks', async () => {
    const { status } = await shop.get('/metrics', { headers: { host: 'evil.example' } })
    expect(status).toBe(421)
  })

  test('and for the bearer of the token, by the name that visitors know too', async () => {
    const site = { SITE_URL: 'https://shop.example', TRUST_PROXY: '127.0.0.1' }
    const app = await openApp({ upstreamUrl: shop.services.url, env: { ...site, METRICS_TOKEN: TOKEN } })
    const through = { host: 'shop.example', 'x-forwarded-for': '203.0.113.7' }
    const ask = (headers: Record<string, string>) => get(app.url, '/metrics', { headers })
    const statuses = [
      await ask(through),
      await ask({ host: 'shop.example' }),
      await ask({ ...through, authorization: `Bearer ${TOKEN}x` }),
      await ask({ ...through, authorization: TOKEN }),
      await ask({ ...through, authorization: `Bearer ${TOKEN}` }),
      await ask({}),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 200, 200])
    expect((await ask(through)).headers['www-authenticate']).toBe('Bearer')
    await app.stop()
  })
})
