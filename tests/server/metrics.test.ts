import { globSync, readFileSync } from 'node:fs'
import { pino } from 'pino'
import { Gauge } from 'prom-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { createHttp } from '../../server/http/index.ts'
import { createMetrics } from '../../server/observe/metrics.ts'
import { registerMetrics } from '../../server/observe/metricsRoute.ts'
import { ask, createOrder, orderInput } from '../support/graphql.ts'
import { sharedShop } from './sharedShop.ts'
import { get, type Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

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
  const hits = 'sutki_upstream_cache_hits_total{service="product",call="settings"}'

  /** By how much these samples are more after a visit than before it. */
  async function moreBy(target: string, starts: string[]): Promise<number[]> {
    const before = await scrape()
    await shop.get(target)
    const after = await scrape()
    return starts.map((start) => sample(after, start) - (sample(before, start) || 0))
  }

  // Whatever page is seen first, the settings are known.
  await shop.get('/cart')
  const target = '/catalog?min_price=61'
  const [pages, called, operated, found] = await moreBy(target, [page, calls, operations, hits])
  expect([pages, called]).toEqual([1, 1])
  expect(operated).toBeGreaterThan(1)
  expect(found).toBeGreaterThan(0)
  await expect.poll(() => moreBy(target, [page, kept, operations])).toEqual([1, 1, 0])
  expect(await moreBy('/catalog/_payload.json', [page])).toEqual([1])
})

test('count attempts to order by outcome, also those that never happened', async () => {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 420)
  const input = orderInput({
    idempotencyKey: 'an-order-that-counts',
    period: { start, end: addDays(start, 1) },
    lines: [{ productId: '101', quantity: 1 }],
  })
  const counts = async () => {
    const samples = (await scrape()).matchAll(/^sutki_orders_total\{outcome="(\w+)"\} (\d+)$/gm)
    return Object.fromEntries([...samples].map(([, outcome = '', count]) => [outcome, Number(count)]))
  }
  const before = await counts()
  for (const tried of [input, input, { ...input, idempotencyKey: 'another-order', consent: false }])
    await ask(shop.app.url, createOrder, { input: tried })
  const { created = 0, replayed = 0, input: refused = 0, ...others } = before
  expect(Object.keys(others).toSorted()).toEqual(['key', 'open', 'price', 'service', 'size'])
  expect(await counts()).toEqual({
    ...others,
    created: created + 1,
    replayed: replayed + 1,
    input: refused + 1,
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
  const aborted =
    'sutki_http_request_seconds_count{method="GET",route="/*",page="/pages/catalog/index",status="aborted"}'
  const before = sample(await scrape(), aborted) || 0
  const patience = new AbortController()
  const left = fetch(`${shop.app.url}/catalog?page=7`, { signal: patience.signal })
  await expect.poll(() => shop.services.calls.some(({ path }) => path.includes('page=7'))).toBe(true)
  patience.abort()
  await expect(left).rejects.toThrow('abort')
  await expect.poll(async () => sample(await scrape(), aborted)).toBe(before + 1)
  // The scrape itself is the one.
  expect(sample(await scrape(), 'sutki_http_in_flight ')).toBe(1)
})

/** A server that has metrics alone, and counts how often their text was made; none is before `gate` opens. */
async function startCounted(gate = Promise.resolve()) {
  const metrics = createMetrics()
  let made = 0
  new Gauge({
    name: 'texts',
    help: 'Texts made',
    registers: [metrics.registry],
    async collect() {
      await gate
      made += 1
      this.set(made)
    },
  })
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  registerMetrics(app, metrics)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, made: () => made, close: () => app.close() }
}

test('twenty connections that ask again and again share ten texts a second', async () => {
  const { url, made, close } = await startCounted()
  const begun = performance.now()
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
  expect(made()).toBeLessThanOrEqual(1 + (performance.now() - begun) / 100)
  await close()
})

test('of more scrapes than wait at once the rest is told to come later', async () => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const { url, close } = await startCounted(gate)
  const answers: Awaited<ReturnType<typeof get>>[] = []
  const scraper = async () => void answers.push(await get(url, '/metrics'))
  const scrapers = Array.from({ length: 60 }, scraper)
  await expect.poll(() => answers.length).toBe(10)
  openGate()
  await Promise.all(scrapers)
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(503), ...Array(50).fill(200)])
  expect(answers[0]?.headers['retry-after']).toBe('3')
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
    const app = createHttp({ env: { TRUST_PROXY: ['127.0.0.1'] }, log: pino({ level: 'silent' }) })
    registerMetrics(app, createMetrics(), { METRICS_TOKEN: TOKEN })
    const through = { host: 'shop.example', 'x-forwarded-for': '203.0.113.7' }
    const ask = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers })
    const statuses = [
      await ask(through),
      await ask({ host: 'shop.example' }),
      await ask({ ...through, authorization: `Bearer ${TOKEN}x` }),
      await ask({ ...through, authorization: TOKEN }),
      await ask({ ...through, authorization: `Bearer ${TOKEN}` }),
      await ask({ host: '127.0.0.1' }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 200, 200])
    expect((await ask(through)).headers['www-authenticate']).toBe('Bearer')
    await app.close()
  })
})
