import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../../server/base/env.server.ts'
import { restOf } from '../../server/gateway.ts'
import { createHttp } from '../../server/http/index.ts'
import { createFailingServices } from '../../server/observe/failingServices.ts'
import { createProbe, registerHealth } from '../../server/observe/health.ts'
import { createMetrics } from '../../server/observe/metrics.ts'
import { registerMetrics } from '../../server/observe/metricsRoute.ts'
import { createObserver } from '../../server/observe/observer.ts'
import { linksIn, partOf, sectionOf, titleOf } from '../support/html.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await startShop({ UPSTREAM_DEADLINE_MS: '1500' })
})

afterEach(() => shop.close())

const every = { path: /./ }
/** The services that answer reads. */
const LOOKED_AT = ['catalog', 'content', 'product']

/** What a page must never reveal: where the services are, and how the server is built. */
function leaks(page: string): string[] {
  const secrets = [new URL(shop.services.url).host, 'ECONN', 'undici', '.ts:', 'node_modules', '/v2/']
  return secrets.filter((secret) => page.includes(secret))
}

test.each(['reset', 'hang', 'half', { status: 500 }] as const)(
  'cold, with services that %s: the error page is 503, and the shop comes back by itself',
  async (fault) => {
    shop.services.fail(every, fault)
    const { status, headers, text } = await shop.get('/catalog')
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(headers['cache-control']).toContain('no-store')
    expect(text).toContain('<html')
    expect(leaks(text)).toEqual([])
    expect((await shop.get('/healthz')).status).toBe(200)

    shop.services.heal()
    await expect.poll(async () => (await shop.get('/catalog')).status).toBe(200)
  },
)

test('a page without its data is the error page, with popular categories to go on with', async () => {
  shop.services.fail({ path: /v2\/products/ }, { status: 500 })
  const { status, text } = await shop.get('/catalog')
  expect([status, titleOf(text)]).toEqual([503, 'Что-то пошло не так — «Сутки»'])
  const main = partOf(text, 'main')
  expect(main).toMatch(/<h1[^>]*>Что-то пошло не\sтак<\/h1>/)
  const shelf = linksIn(sectionOf(main, 'Популярные категории'))
  expect(shelf).toContainEqual(['/categories', 'Посмотреть все'])
  expect(shelf.filter(([href]) => /^\/categories\/[\w-]+$/.test(href))).toHaveLength(8)
})

test('crawlers get the status of an outage, and no error page', async () => {
  const crawlers = [
    'Googlebot/2.1',
    'Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'Google-InspectionTool/1.0',
  ]
  shop.services.fail(every, 'reset')
  for (const crawler of crawlers) {
    const { status, headers, text } = await shop.get('/catalog', { headers: { 'user-agent': crawler } })
    expect([crawler, status, headers['retry-after']]).toEqual([crawler, 503, '5'])
    expect(text).not.toContain('Обновить страницу')
  }
  expect((await shop.get('/catalog')).text).toContain('Обновить страницу')
  await shop.get('/solutions')
  // One line a minute and page; the minute may have ended.
  const pages = () => shop.logged('page without its data').map(({ page }) => page)
  await expect.poll(pages).toContain('/pages/solutions/index')
  expect(pages().length).toBeLessThanOrEqual(4)
})

test('started with every service down: it runs, and /readyz fails until one answers', async () => {
  shop.services.fail(every, 'reset')
  const { status, text, headers } = await shop.get('/readyz')
  const failing = LOOKED_AT
  expect([status, JSON.parse(text)]).toEqual([503, { ready: false, reason: 'no service answers', failing }])
  expect(headers['cache-control']).toBe('no-store')
  expect((await shop.get('/healthz')).status).toBe(200)

  shop.services.heal()
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200)
})

test('however often /readyz is called, the services are not', async () => {
  shop.services.fail(every, 'reset')
  await Promise.all(Array.from({ length: 200 }, () => shop.get('/readyz')))
  expect(shop.services.calls.length).toBeLessThan(20)
})

test('a page that was rendered before is served when all services are down, and the server is ready', async () => {
  const before = await shop.get('/catalog')
  await shop.get('/readyz')
  shop.services.fail(every, 'reset')
  const after = await shop.get('/catalog')
  expect([before.status, after.status]).toEqual([200, 200])
  // What is remembered can be shown for a day: out of rotation the server would show nothing.
  expect((await shop.get('/readyz')).status).toBe(200)
})

test('/readyz names the services whose last call failed', async () => {
  let page = 0
  const afterCall = async () => {
    // Each time another one: a page is remembered.
    await shop.get(`/catalog?page=${++page}`)
    const { status, text } = await shop.get('/readyz')
    return [status, JSON.parse(text)]
  }
  expect(await afterCall()).toEqual([200, { ready: true }])
  shop.services.fail({ path: /rental_service/ }, 'reset')
  expect(await afterCall()).toEqual([200, { ready: true, failing: ['catalog'] }])
  shop.services.heal()
  await expect.poll(afterCall).toEqual([200, { ready: true }])
})

test('services that refuse everything are seen without a visitor: in /readyz, the log and the metrics', async () => {
  // The server looks at its services by a timer.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { services } = shop
  const told: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line)) })
  const env = readEnv({ NODE_ENV: 'production' })
  const metrics = createMetrics()
  const failingServices = createFailingServices(log)
  const observer = createObserver({ metrics, tracing: null, log, failingServices })
  const rest = restOf({ env, upstreamUrl: services.url, access: undefined }, observer)
  const quiet = createHttp({ env, log })
  registerMetrics(quiet, metrics)
  const canAnswer = createProbe(rest)
  registerHealth(quiet, { isClosing: () => false, canAnswer, failingServices: failingServices.names })
  const answeredAt = async () => {
    const { payload } = await quiet.inject('/metrics')
    const rows = payload.matchAll(/^sutki_upstream_answered_timestamp_seconds\{service="(\w+)"\} (\S+)$/gm)
    return Object.fromEntries([...rows].map(([, service, seconds]) => [service, Number(seconds)]))
  }
  const lines = () => told.filter(({ msg }) => msg === 'a service fails')
  const before = await answeredAt()
  services.fail(every, { status: 401 })
  vi.advanceTimersByTime(20_000)
  await expect.poll(() => lines().map(({ service }) => service)).toEqual(expect.arrayContaining(LOOKED_AT))
  expect(lines().find(({ service }) => service === 'product')).toMatchObject({
    ...{ level: 50, call: 'settings', status: 401, reason: 'API error, status: 401.' },
    path: '/api/product_service/v2/settings',
  })
  expect((await quiet.inject('/readyz')).json()).toEqual({
    ready: false,
    reason: 'no service answers',
    failing: LOOKED_AT,
  })
  expect(await answeredAt()).toEqual(before)
  expect(Object.keys(before).toSorted()).toEqual(['catalog', 'content', 'notifications', 'product'])

  services.heal()
  vi.advanceTimersByTime(20_000)
  await expect.poll(async () => (await quiet.inject('/readyz')).payload).toBe('{"ready":true}')
  for (const service of LOOKED_AT) expect((await answeredAt())[service]).toBeGreaterThan(before[service] ?? 0)
  await quiet.close()
  await rest.close()
})

test('without the content service only its blocks are missing', async () => {
  shop.services.fail({ path: /content_service/ }, { status: 500 })
  expect((await shop.get('/')).status).toBe(200)
  expect((await shop.get('/catalog')).status).toBe(200)
})

test('a page that lacks a block is kept for nobody', async () => {
  const made = async () => {
    const outcomes = (await shop.get('/metrics')).text.match(/sutki_page_cache_total\{outcome="miss"\} \d+/)
    return Number(outcomes?.[0].split(' ').at(-1))
  }
  shop.services.fail({ path: /content_service/ }, { status: 500 })
  for (const visit of [1, 2]) {
    expect((await shop.get('/')).status).toBe(200)
    expect(await made()).toBe(visit)
  }
  shop.services.heal()
  const madeByVisit = async () => {
    const before = await made()
    await shop.get('/')
    return (await made()) - before
  }
  await expect.poll(madeByVisit).toBe(0)
})

test('every answered 5xx is logged with its request id, without the query, and counted', async () => {
  shop.services.fail({ path: /v2\/products\?/ }, { status: 502 })
  await shop.get('/catalog', { headers: { 'x-request-id': 'saw-a-502' } })
  const told = () => shop.logged('a service answered 5xx')
  await expect.poll(told).not.toEqual([])
  expect(told()[0]).toMatchObject({
    code: '500',
    status: 502,
    service: 'catalog',
    call: 'products',
    path: '/api/rental_service/v2/products',
    requestId: 'saw-a-502',
  })
  // Of two messages the second one finds a 500, and a repetition heals it.
  shop.services.fail({ path: /feedback/, every: 2 }, { status: 500 })
  const query = `mutation { sendFeedback(input: { name: "Анна", phone: "+79162451122", consent: true }) { __typename } }`
  for (const _ of 'ab') {
    const headers = { 'content-type': 'application/json', 'x-request-id': 'healed' }
    const answer = await fetch(`${shop.app.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    expect(await answer.json()).toEqual({ data: { sendFeedback: { __typename: 'FeedbackSent' } } })
  }
  await expect.poll(() => told().filter(({ requestId }) => requestId === 'healed')).toHaveLength(1)
  const { text } = await shop.get('/metrics')
  for (const row of [
    'sutki_upstream_server_errors_total{service="catalog",call="products",status="502"} 1',
    'sutki_upstream_server_errors_total{service="notifications",call="sendFeedback",status="500"} 1',
  ])
    expect(text).toContain(row)
})

test('500 concurrent visitors of a cold page are one call of each kind', { timeout: 120_000 }, async () => {
  // A page whose answers stay fresh for longer than a slow machine takes to render it 500 times.
  // Visitors come from a thread of their own: this one is the services, which would answer late while it opens 500 connections.
  const visitors = new Worker(new URL('./visitors.ts', import.meta.url), {
    workerData: { url: `${shop.app.url}/contacts`, count: 500 },
  })
  const [statuses] = await once(visitors, 'message')
  expect(statuses).toEqual({ 200: 500 })
  const asked = shop.services.calls.map(({ path }) => path)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
