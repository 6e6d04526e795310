import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../support/listen.ts'
import { type Shop, startShop } from './shop.ts'

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
  shop = await startShop({
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
  shop = await startShop({
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
  shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '10' })
  expect((await shop.get('/catalog')).status).toBe(200)
  expect((await shop.get('/catalog')).status).toBe(200)
  expect(await shop.app.stop()).toBe(0)
})

test('without the variables, or switched off, nothing is sent', async () => {
  shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_SDK_DISABLED: 'true' })
  await shop.get('/catalog')
  expect(await shop.app.stop()).toBe(0)
  expect(received).toEqual([])
})
