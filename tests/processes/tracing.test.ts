import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { pino } from 'pino'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.server.ts'
import { startTracing } from '../../server/observe/tracing.ts'
import { startServices } from '../../server/startServices.ts'
import { sharedShop } from '../server/sharedShop.ts'
import { get, type Shop, startShopProcess } from '../server/shop.ts'
import { listen } from '../support/listen.ts'
import { seededDir } from '../support/seededDir.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; boolValue?: boolean } }
type Span = {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code: number }
}
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

let collector: Server
let collectorUrl: string
let received: { path: string; body: Export }[]

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as Export })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  collectorUrl = await listen(collector)
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

let start = todayIn('Europe/Moscow', new Date())
/** A page with dates that no test has asked for: services are called for it. */
function newPage(): string {
  start = addDays(start, 1)
  return `/catalog?from=${start}&to=${addDays(start, 2)}`
}

/** The traces that the services were told of since the last time. */
function tracesSent({ services }: Shop) {
  const calls = services.calls.splice(0)
  expect(calls.length).toBeGreaterThan(0)
  return [...new Set(calls.map(({ headers }) => headers.traceparent))]
}

const resources = () => received.flatMap(({ body }) => body.resourceSpans)
const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const attributesOf = (span: Span | undefined) =>
  Object.fromEntries(
    span?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]) ??
      [],
  )

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = '00f067aa0ba902b7'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5' }
const traceparent = `00-${TRACE}-${PARENT}-01`

describe('with a collector', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShopProcess({
      OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
      OTEL_SERVICE_NAME: 'my-shop',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    })
  })
  afterAll(() => shop.close())
  const requests = () => spans().filter(({ name }) => name.startsWith('GET /pages/'))

  test('a page is one trace: the request, and in it its operations and REST calls', async () => {
    await shop.get(newPage(), { headers: { 'x-request-id': 'traced' } })
    await expect.poll(requests).toHaveLength(1)

    expect(received[0]?.path).toBe('/v1/traces')
    expect(resources()[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'my-shop' },
    })
    const [request] = requests()
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'sutki.request_id': 'traced',
    })
    const parts = () => spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    // The collector is sent them in batches.
    await expect
      .poll(() => parts().map(({ name }) => name))
      .toEqual(expect.arrayContaining(['graphql query', 'catalog productFilters', 'catalog products']))
    const inside = parts()
    expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
    expect(attributesOf(inside.find(({ name }) => name === 'catalog products'))).toMatchObject({
      'url.path': '/api/rental_service/v2/products',
      'sutki.outcome': 'ok',
      'sutki.attempts': 1,
    })
    expect(JSON.stringify(received)).not.toContain(start)
  })

  test('requests that bring the same id are two traces, each with its own work', async () => {
    const headers = { 'x-request-id': 'same' }
    await Promise.all([shop.get(newPage(), { headers }), shop.get('/articles', { headers })])
    await expect.poll(requests).toHaveLength(2)
    const inside = requests().map(({ spanId, traceId }) => {
      const own = spans().filter(({ parentSpanId }) => parentSpanId === spanId)
      expect(new Set(own.map((span) => span.traceId))).toEqual(new Set([traceId]))
      return own.map(({ name }) => name)
    })
    const sorted = inside.toSorted((one) => (one.includes('catalog products') ? -1 : 1))
    expect(sorted[0]).toContain('catalog products')
    expect(sorted[0]).not.toContain('content articles')
    expect(sorted[1]).toContain('content articles')
    expect(sorted[1]).not.toContain('catalog products')
  })

  test('the trace that a request names goes on in its span and at the services', async () => {
    tracesSent(shop)
    await shop.get(newPage(), { headers: { traceparent } })
    await expect.poll(requests).toMatchObject([{ traceId: TRACE, parentSpanId: PARENT }])
    expect(tracesSent(shop)).toEqual([`00-${TRACE}-${requests()[0]?.spanId}-01`])
  })
})

describe('in this process', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('what is left is sent at the end, and failures are marked', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${collectorUrl}/own/traces`)
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '600000')
    const dataDir = await seededDir()
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const env = readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, UPSTREAM_URL: 'http://127.0.0.1:1' })
    const log = pino({ level: 'silent' })
    const app = await buildApp({ env, log, ...(await startServices(env)) })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    expect((await get(url, '/catalog')).status).toBe(503)
    expect(received).toEqual([])
    await app.close()
    expect(received[0]?.path).toBe('/own/traces')
    const failed = spans().filter(({ status }) => status.code === 2)
    expect(failed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /pages/catalog/index', 'catalog products']),
    )
  })

  test('switched off, nothing is sent', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collectorUrl)
    vi.stubEnv('OTEL_SDK_DISABLED', 'true')
    expect(await startTracing()).toBeNull()
  })
})

describe('without a collector', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await sharedShop('demo')
  })
  beforeEach(() => void shop.services.calls.splice(0))

  test('the services get the trace that came, also from a question with a body', async () => {
    await shop.get(newPage(), { headers: { traceparent } })
    expect(tracesSent(shop)).toEqual([traceparent])
    const answer = await fetch(`${shop.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: '{"query":"{ contacts { phones { number } } solutions { items { id } } }"}',
    })
    await answer.text()
    expect(tracesSent(shop)).toEqual([traceparent])
    // Its body comes when the server has seen the rest.
    const form = request(`${shop.app.url}/order?v=1&s=2030-01-01&e=2030-01-03&l=101_1`, {
      method: 'POST',
      headers: { origin: shop.app.url, traceparent, expect: '100-continue', ...FORM },
    })
    form.flushHeaders()
    await once(form, 'continue')
    const [page] = await once(form.end('name='), 'response')
    await buffer(page)
    expect(page.statusCode).toBe(422)
    expect(tracesSent(shop)).toEqual([traceparent])
  })

  test.each([
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `ff-${TRACE}-${PARENT}-01`,
    `${traceparent}-x`,
    'x',
  ])('%s is no trace, and nothing of it is sent on', async (bad) => {
    await shop.get(newPage(), { headers: { traceparent: bad } })
    expect(tracesSent(shop)).toEqual([undefined])
  })

  test('the next request of a connection has nothing of the one before', async () => {
    const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
    const head = (path: string, ...more: string[]) =>
      [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n')
    client.write(head(newPage(), `traceparent: ${traceparent}`) + head('/articles', 'Connection: close'))
    client.resume()
    await once(client, 'close')
    const sent = (path: string) =>
      new Set(
        shop.services.calls.flatMap((call) => (call.path.includes(path) ? [call.headers.traceparent] : [])),
      )
    expect(sent('/products')).toEqual(new Set([traceparent]))
    expect(sent('/blog-articles')).toEqual(new Set([undefined]))
  })
})
