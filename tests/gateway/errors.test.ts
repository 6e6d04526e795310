import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../support/faultyUpstream.ts'
import { orderInput, sendOrder } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => {
  gateway.services.heal()
  gateway.logged.splice(0)
})
afterAll(() => gateway.close())

const NETWORK = { message: 'Network error, try again late', code: 'UPSTREAM_NETWORK', retryable: true }

type Row = [
  what: string,
  fault: Fault,
  expected: { message: string; code: string; status?: number; retryable: boolean },
]

const rows: Row[] = [
  [
    'a code and a message',
    { status: 500, body: { error: { code: 'DB_DOWN', message: 'secret host db-1' } } },
    { message: 'DB_DOWN', code: 'UPSTREAM_ERROR', status: 500, retryable: true },
  ],
  [
    'a code at the top',
    { status: 403, body: { code: 'CLOSED' } },
    { message: 'CLOSED', code: 'UPSTREAM_ERROR', status: 403, retryable: false },
  ],
  [
    'only a message',
    { status: 400, body: { error: { message: 'Неверные параметры' } } },
    { message: 'Неверные параметры', code: 'UPSTREAM_ERROR', status: 400, retryable: false },
  ],
  [
    'a status without a body',
    { status: 503 },
    { message: 'API error, status: 503.', code: 'UPSTREAM_STATUS', status: 503, retryable: true },
  ],
  [
    'a redirect',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { message: 'API error, status: 302.', code: 'UPSTREAM_STATUS', status: 302, retryable: false },
  ],
  ['a reset connection', 'reset', NETWORK],
  ['half an answer', 'half', NETWORK],
]

const empty: Row[1][] = [{ status: 200, body: { result: {} } }, { raw: '' }]

describe('on a read', () => {
  test.each(rows)('%s', async (_what, fault, { message, ...extensions }) => {
    gateway.services.fail({ path: /contacts/ }, fault)
    const { data, errors } = await gateway.askEveryWay('{ contacts { note } }')
    expect(data).toEqual({ contacts: null })
    expect(errors).toEqual([
      {
        message,
        path: ['contacts'],
        locations: [{ line: 1, column: 3 }],
        extensions: { ...extensions, service: 'content', requestId: expect.stringMatching(/^request-\d+$/) },
      },
    ])
  })

  test.each(empty)('an empty result: %o', async (fault) => {
    gateway.services.fail({ path: /contacts/ }, fault)
    const { errors } = await gateway.askEveryWay('{ contacts { note } }')
    expect(errors).toMatchObject([{ message: 'ERR_EMPTY_RESPONSE', extensions: { code: 'UPSTREAM_EMPTY' } }])
  })

  test('404 of a by-slug call is null, not an error', async () => {
    expect(await gateway.askEveryWay('{ product(slug: "no-such-thing") { id } }')).toEqual({
      data: { product: null },
    })
  })

  test('a service that is down takes only its own fields', async () => {
    gateway.services.fail({ path: /content_service/ }, 'reset')
    const { data, errors } = await gateway.askEveryWay(
      '{ settings { brand } articles { total } contacts { note } popularCategories { id } products { total } }',
    )
    expect(data).toEqual({
      settings: { brand: 'Сутки' },
      articles: null,
      contacts: null,
      popularCategories: expect.any(Array),
      products: { total: expect.any(Number) },
    })
    expect(errors).toMatchObject([
      { path: ['articles'], extensions: { service: 'content' } },
      { path: ['contacts'], extensions: { service: 'content' } },
    ])
  })
})

test('a product is shown while its extras cannot be fetched: what is not known is null, with an error', async () => {
  gateway.services.fail({ path: /by-ids/ }, { status: 503 })
  const { data, errors } = await gateway.askEveryWay(
    '{ product(slug: "stul-kyavari-zoloto") { name relatedProducts { product { stock } } } }',
  )
  expect(data).toMatchObject({ product: { name: expect.any(String) } })
  expect(JSON.stringify(data)).toContain('{"product":null}')
  expect(errors?.[0]).toMatchObject({
    path: ['product', 'relatedProducts', 0, 'product'],
    extensions: { code: 'UPSTREAM_STATUS' },
  })
})

describe('on a write', () => {
  const input = { name: 'Анна', phone: '+79000000000', consent: true }
  const query = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
    __typename ... on Problem { message } ... on FeedbackProblem { code }
    ... on ServiceProblem { errorCode detail status retryable requestId } } }`

  const emptyRow: Row = [
    'an empty result',
    { status: 201, body: { result: null } },
    { message: 'ERR_EMPTY_RESPONSE', code: 'UPSTREAM_EMPTY', status: 201, retryable: false },
  ]

  test.each([...rows, emptyRow])('%s', async (_what, fault, expected) => {
    const { message, code, status = null, retryable } = expected
    gateway.services.fail({ path: /feedback/ }, fault)
    const { data } = await gateway.ask<{ sendFeedback: { message: string } }>(query, { input })
    expect(data?.sendFeedback).toEqual({
      __typename: 'FeedbackServiceProblem',
      code: status !== null && status >= 400 && status < 500 ? 'SERVICE_REFUSED' : 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/^[А-Я]/),
      errorCode: code,
      detail: message,
      status,
      retryable,
      requestId: expect.stringMatching(/^request-\d+$/),
    })
    gateway.services.fail({ path: /orders/ }, fault)
    const order = await sendOrder(gateway, orderInput(`order-error-${crypto.randomUUID()}`))
    expect(order).toMatchObject({
      __typename: 'OrderServiceProblem',
      errorCode: code,
      detail: message,
      status,
    })
  })
})

test('nothing else of a service’s answer reaches a client', async () => {
  const body = {
    error: { code: 'DB_DOWN', message: 'secret host db-1', stack: 'at secret.js' },
    sql: 'SELECT 1',
  }
  gateway.services.fail({ path: /contacts/ }, { status: 500, body })
  expect(JSON.stringify(await gateway.askEveryWay('{ contacts { note } }'))).not.toMatch(
    /secret|SELECT|127\.0\.0\.1/,
  )
})

test('an unexpected error is INTERNAL for the client and logged once, with the request id', async () => {
  const broken = await startGateway({
    pictureUrl: () => {
      throw new Error('secret path /srv/pictures')
    },
  })
  const { errors } = await broken.ask('{ popularCategories { image { url } } }')
  expect(errors?.[0]?.extensions).toEqual({
    code: 'INTERNAL',
    retryable: true,
    requestId: expect.stringMatching(/^request-\d+$/),
  })
  expect(JSON.stringify(errors)).not.toContain('secret')
  expect(broken.logged).toHaveLength(errors?.length ?? 0)
  expect(broken.logged[0]).toMatchObject({ level: 'error', fields: { requestId: 'request-1' } })
  await broken.close()
})

test('pages of the server itself get the same errors, and never a rejection', async () => {
  gateway.services.fail({ path: /contacts/ }, { status: 503 })
  const { parse } = await import('graphql')
  const ask = (text: string) => gateway.gateway.execute({ document: parse(text), requestId: 'page-1' })
  const { errors } = await ask('{ contacts { note } }')
  expect(errors?.[0]?.toJSON()).toMatchObject({
    message: 'API error, status: 503.',
    extensions: { code: 'UPSTREAM_STATUS', requestId: 'page-1' },
  })
  expect((await ask('{ nothing }')).errors).toHaveLength(1)
})

test.each<[string, RegExp, Fault, object]>([
  ['a read refused', /v2\/settings/, { status: 401 }, { service: 'product', call: 'settings', status: 401 }],
  ['redirected', /v2\/orders/, { status: 302 }, { status: 302, reason: 'API error, status: 302.' }],
  [
    'answered in HTML',
    /v2\/orders/,
    { raw: '<h1>Анна</h1>' },
    { status: 200, reason: 'API error, status: 200.' },
  ],
  [
    'refused in words',
    /v2\/orders/,
    { status: 422, body: { message: 'Анна' } },
    { status: 422, reason: 'refused' },
  ],
  [
    'left without an answer',
    /v2\/orders/,
    'reset',
    { status: null, reason: expect.stringMatching(/ECONNRESET|UND_ERR/) },
  ],
  [
    'made, but answered with 200',
    /v2\/orders/,
    { status: 200, body: { result: { id: 7, number: 'П-7' } } },
    { status: 200, number: 'П-7' },
  ],
])('an order %s is one line, which says where and why and names nobody', async (what, path, fault, said) => {
  gateway.services.fail({ path }, fault)
  await sendOrder(gateway, orderInput(`line-${what.length}-of-a-failure`))
  const lines = gateway.logged.filter(({ message }) => message === 'an order failed')
  expect(lines).toHaveLength(1)
  const place = { service: 'catalog', call: 'createOrder', requestId: expect.stringMatching(/^request-/) }
  expect(lines[0]).toMatchObject({ level: 'error', fields: { ...place, ...said } })
  expect(JSON.stringify(lines)).not.toMatch(/Анна|\+7|@/)
})
