import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

// The twelve checks of graphql-cop, against the production configuration.
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('introspection is off', async () => {
  const { data, errors } = await gateway.ask('{ __schema { types { name fields { name } } } }')
  expect(data).toBeUndefined()
  expect(errors?.[0]?.extensions.code).toBe('INTROSPECTION_DISABLED')
})

test('single types can be queried by name', async () => {
  expect(await gateway.ask('{ __type(name: "Product") { name } }')).toEqual({
    data: { __type: { name: 'Product' } },
  })
})

test('there is no playground', async () => {
  const answer = await fetch(gateway.url, { headers: { accept: 'text/html' } })
  expect(await answer.text()).not.toMatch(/<script|graphiql/i)
})

test('errors suggest no fields', async () => {
  const { errors } = await gateway.ask('{ setting { brand } product(slug: "x") { nam } }')
  expect(errors).toHaveLength(2)
  expect(JSON.stringify(errors)).not.toMatch(/did you mean|settings/i)
})

test('no operation is answered to a GET without a header against forgery', async () => {
  const answer = await fetch(`${gateway.url}?query=${encodeURIComponent('{ __typename }')}`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).not.toHaveProperty('data')
})

test.each([
  [415, { 'content-type': 'application/xml' }],
  [415, { 'content-encoding': 'gzip' }],
  [406, { accept: 'application/xml' }],
])('%d says why, with the request id, in GraphQL’s form', async (status, headers) => {
  const answer = await gateway.post({ query: '{ __typename }' }, headers)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({
    errors: [
      {
        message: expect.stringContaining('application/json'),
        extensions: { code: 'BAD_REQUEST', requestId: expect.stringMatching(/./) },
      },
    ],
  })
})

test.each([
  ['', 'text/html,application/xhtml+xml,*/*;q=0.8', 200, /<a href="\/schema\.graphql">/],
  ['', 'text/html, application/json', 403, /^\{"errors":/],
  ['', 'application/json', 403, /^\{"errors":/],
  ['?query={__typename}', 'text/html', 406, /^\{"errors":/],
])('without a playground GET /graphql%s with Accept %s has %i', async (search, accept, status, body) => {
  const answer = await fetch(gateway.url + search, { headers: { accept } })
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(body)])
})

test('a document that is too repetitive to be checked is over a limit', async () => {
  const { errors } = await gateway.ask(`{ settings { ${'today '.repeat(900)} } }`)
  expect(errors).toMatchObject([
    { message: expect.stringContaining('too often'), extensions: { code: 'LIMIT_EXCEEDED' } },
  ])
})

test('no mutation is answered to a GET', async () => {
  const mutation = encodeURIComponent(
    'mutation { reportTrafficSource(input: { source: "x" }) { __typename } }',
  )
  const headers = { 'graphql-require-preflight': '1' }
  const answer = await fetch(`${gateway.url}?query=${mutation}`, { headers })
  expect(answer.status).toBe(405)
  expect(gateway.seen()).toEqual([])
})

test.each([
  ['application/x-www-form-urlencoded', `query=${encodeURIComponent('{ __typename }')}`],
  ['text/plain', JSON.stringify({ query: '{ __typename }' })],
])('no operation is answered to a form of type %s', async (type, body) => {
  const answer = await gateway.post(body, { 'content-type': type })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('"data"')
})

test('no file upload is taken', async () => {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: '{ __typename }' }))
  const headers = { 'graphql-require-preflight': '1' }
  const answer = await fetch(gateway.url, { method: 'POST', body: form, headers })
  expect(answer.status).toBe(415)
})

test('no batch is answered', async () => {
  const answer = await gateway.post([{ query: '{ __typename }' }, { query: '{ __typename }' }])
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('"data"')
})

test('deep introspection is bounded', async () => {
  const circular =
    '{ __type(name: "Query") { fields { type { fields { type { fields { type { fields { name } } } } } } } } }'
  expect(await gateway.ask(circular)).toEqual({
    errors: [expect.objectContaining({ message: expect.stringMatching(/introspection depth/) })],
  })
})

test('a crash reveals no internals', async () => {
  const answer = await gateway.post('{"query": ')
  const text = await answer.text()
  expect(answer.status).toBe(400)
  expect(text).not.toMatch(/node_modules|at \w+ \(|gateway\//)
  expect(answer.headers.get('x-powered-by')).toBeNull()
})

const APP = 'https://app.example'
const ASKED = 'content-type, graphql-require-preflight'
const preflightOf = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': ASKED,
  },
})
const postOf = (origin?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(origin && { origin }) },
  body: '{"query":"{ settings { brand } }"}',
})
const corsHeadersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

test('no other origin may read answers where none is configured', async () => {
  for (const asked of [preflightOf(APP), postOf(APP)]) {
    const closed = await fetch(gateway.url, asked)
    expect([corsHeadersOf(closed), closed.headers.get('vary')]).toEqual([[], null])
  }
})

describe('where several origins may read answers', () => {
  let open: TestGateway
  beforeAll(async () => {
    open = await startGateway({ corsOrigins: ['https://b2b.example', APP] }, { cache: true })
  })
  afterAll(() => open.close())

  test('it is told so, by a preflight and with every answer', async () => {
    const preflight = await fetch(open.url, preflightOf(APP))
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': APP,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': expect.stringContaining('POST'),
        'access-control-allow-headers': ASKED,
        'access-control-max-age': '7200',
        vary: 'origin',
      }),
    ])
    // By Yoga, executed as it is, from memory.
    for (let time = 0; time < 4; time++) {
      const { headers } = await fetch(open.url, postOf(APP))
      expect(headers.get('access-control-allow-origin')).toBe(APP)
      expect(headers.get('access-control-expose-headers')).toMatch(/ETag.*Retry-After.*X-Request-Id/)
      expect(headers.get('vary')).toBe('origin')
    }
  })

  test.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'HTTPS://APP.EXAMPLE', ''])(
    'a page of "%s" is told nothing, whoever was answered before',
    async (origin) => {
      const answers = [await fetch(open.url, preflightOf(origin))]
      for (let time = 0; time < 4; time++) {
        await fetch(open.url, postOf(APP))
        answers.push(await fetch(open.url, postOf(origin)))
      }
      for (const answer of answers) {
        expect(corsHeadersOf(answer)).toEqual([])
        expect(answer.headers.get('vary')).toBe('origin')
      }
    },
  )

  test('a write that a page can send without a preflight is refused', async () => {
    const mutation = JSON.stringify({
      query: 'mutation { reportTrafficSource(input: { source: "evil" }) { __typename } }',
    })
    open.seen()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { origin: 'null', 'content-type': type }
      const answer = await fetch(open.url, { method: 'POST', headers, body: mutation })
      expect([answer.status, corsHeadersOf(answer)]).toEqual([expect.any(Number), []])
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(open.seen()).toEqual([])
  })
})
