import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../support/listen.ts'
import { type Shop, startShopProcess } from './shop.ts'

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
let shop: Shop | undefined

beforeEach(async () => {
  received = []
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as Export })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  collectorUrl = await listen(collector)
})

afterEach(async () => {
  await shop?.close()
  collector.closeAllConnections()
  collector.close()
})

const resources = () => received.flatMap(({ body }) => body.resourceSpans)
const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const attributesOf = (span: Span | undefined) =>
  Object.fromEntries(
    span?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]) ??
      [],
  )

test('a page is one trace: the request, and in it its operations and REST calls', async () => {
  shop = await startShopProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    OTEL_SERVICE_NAME: 'my-shop',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  await shop.get('/catalog?from=2030-01-01&to=2030-01-03', { headers: { 'x-request-id': 'traced' } })
  await expect.poll(() => spans().map(({ name }) => name), { timeout: 10_000 }).toContain('GET /*')

  expect(received[0]?.path).toBe('/v1/traces')
  expect(resources()[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'my-shop' },
  })
  const request = spans().find(({ name }) => name === 'GET /*')
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'sutki.request_id': 'traced',
  })
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(inside.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['graphql query', 'product settings', 'catalog products']),
  )
  expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(attributesOf(inside.find(({ name }) => name === 'catalog products'))).toMatchObject({
    'url.path': '/api/rental_service/v2/products',
    'sutki.outcome': 'ok',
    'sutki.attempts': 1,
  })
  expect(JSON.stringify(received)).not.toContain('2030-01-01')
})

test('what is left is sent at the end, and failures are marked', async () => {
  shop = await startShopProcess({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collectorUrl}/own/traces`,
    OTEL_BSP_SCHEDULE_DELAY: '600000',
  })
  shop.services.fail({ path: /./ }, { status: 500 })
  await shop.get('/catalog')
  expect(received).toEqual([])
  expect(await shop.app.stop()).toBe(0)
  expect(received[0]?.path).toBe('/own/traces')
  const failed = spans().filter(({ status }) => status.code === 2)
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /*', 'catalog products']))
})

test('a collector that is not there costs nothing but its traces', async () => {
  shop = await startShopProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '10',
  })
  expect((await shop.get('/catalog')).status).toBe(200)
  expect((await shop.get('/catalog')).status).toBe(200)
  expect(await shop.app.stop()).toBe(0)
})

test('without the variables, or switched off, nothing is sent', async () => {
  shop = await startShopProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_SDK_DISABLED: 'true' })
  await shop.get('/catalog')
  expect(await shop.app.stop()).toBe(0)
  expect(received).toEqual([])
})

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = '00f067aa0ba902b7'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5' }
const traceparent = `00-${TRACE}-${PARENT}-01`

test('requests that bring the same id are two traces, each with its own work', async () => {
  shop = await startShopProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_BSP_SCHEDULE_DELAY: '50' })
  const headers = { 'x-request-id': 'same' }
  await Promise.all([shop.get('/catalog', { headers }), shop.get('/articles', { headers })])
  const requests = () => spans().filter(({ name }) => name === 'GET /*')
  await expect.poll(() => requests().length, { timeout: 10_000 }).toBe(2)
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
  shop = await startShopProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_BSP_SCHEDULE_DELAY: '50' })
  await shop.get('/catalog', { headers: { traceparent } })
  const request = () => spans().find(({ name }) => name === 'GET /*')
  await expect.poll(request, { timeout: 10_000 }).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  const sent = shop.services.calls.map(({ headers }) => headers.traceparent)
  expect(new Set(sent)).toEqual(new Set([`00-${TRACE}-${request()?.spanId}-01`]))
})

describe('without a collector', () => {
  const sent = (calls: Shop['services']['calls']) => [
    ...new Set(calls.map(({ headers }) => headers.traceparent)),
  ]

  test('the services get the trace that came, also from a question with a body', async () => {
    shop = await startShopProcess()
    await shop.get('/catalog', { headers: { traceparent } })
    expect(sent(shop.services.calls)).toEqual([traceparent])
    shop.services.calls.length = 0
    const answer = await fetch(`${shop.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: '{"query":"{ contacts { phones { number } } solutions { items { id } } }"}',
    })
    await answer.text()
    expect(sent(shop.services.calls)).toEqual([traceparent])
    shop.services.calls.length = 0
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
    expect(sent(shop.services.calls)).toEqual([traceparent])
  })

  test.each([
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `ff-${TRACE}-${PARENT}-01`,
    `${traceparent}-x`,
    'x',
  ])('%s is no trace, and nothing of it is sent on', async (bad) => {
    shop = await startShopProcess()
    await shop.get('/catalog', { headers: { traceparent: bad } })
    expect(shop.services.calls.length).toBeGreaterThan(0)
    expect(sent(shop.services.calls)).toEqual([undefined])
  })

  test('the next request of a connection has nothing of the one before', async () => {
    shop = await startShopProcess()
    const client = connect(Number(new URL(shop.app.url).port), '127.0.0.1')
    const head = (path: string, ...more: string[]) =>
      [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n')
    client.write(head('/catalog', `traceparent: ${traceparent}`) + head('/articles', 'Connection: close'))
    client.resume()
    await once(client, 'close')
    const of = (path: string) => shop?.services.calls.filter((call) => call.path.includes(path)) ?? []
    expect(sent(of('/products'))).toEqual([traceparent])
    expect(sent(of('/blog-articles'))).toEqual([undefined])
  })
})
