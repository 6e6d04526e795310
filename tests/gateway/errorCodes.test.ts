import { afterAll, beforeAll, expect, test } from 'vitest'
import { GATEWAY_CODES } from '#gateway/http/errorCodes.ts'
import type { ServerContext } from '#gateway/http/fastPath/httpHandler.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
let strict: TestGateway

beforeAll(async () => {
  gateway = await startGateway({
    pictureUrl: () => {
      throw new Error('a fault of the gateway')
    },
  })
  strict = await startGateway({ persistedOnly: true })
})
afterAll(() => Promise.all([gateway.close(), strict.close()]))

const send = (body: unknown) => () => gateway.post(body)
const get = (search: string, headers = {}) => fetch(`${gateway.url}?${search}`, { headers })
/** A request that the server has no time for, or has had too many of. */
const sendRefused = (server: Pick<ServerContext, 'admit' | 'countWrite'>) => async () =>
  gateway.gateway.yoga.fetch(
    gateway.url,
    {
      method: 'POST',
      headers: { ...header, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { __typename }' }),
    },
    { requestId: 'request-0', ...server },
  )
const hash = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
const header = { 'graphql-require-preflight': '1' }
const form = { ...header, 'content-type': 'application/x-www-form-urlencoded' }

const requests: [
  what: string,
  code: keyof typeof GATEWAY_CODES,
  status: number,
  ask: () => Promise<Response>,
][] = [
  ['a bad argument', 'BAD_USER_INPUT', 200, send({ query: '{ products(page: 0) { page } }' })],
  [
    'a bad variable',
    'BAD_USER_INPUT',
    200,
    send({ query: 'query ($page: Int!) { products(page: $page) { page } }', variables: { page: 'x' } }),
  ],
  ['half a document', 'GRAPHQL_PARSE_FAILED', 200, send({ query: '{ settings {' })],
  ['an unknown field', 'GRAPHQL_VALIDATION_FAILED', 200, send({ query: '{ nothing }' })],
  [
    'two operations',
    'OPERATION_RESOLUTION_FAILURE',
    400,
    send({ query: 'query A { __typename } query B { __typename }' }),
  ],
  ['no JSON', 'BAD_REQUEST', 400, send('{"query": ')],
  ['an empty body', 'BAD_REQUEST', 400, send('')],
  ['no document', 'BAD_REQUEST', 400, send({})],
  ['null in place of a document', 'BAD_REQUEST', 400, send({ query: null })],
  ['a number in place of a document', 'BAD_REQUEST', 400, send({ query: 1 })],
  ['a batch', 'BAD_REQUEST', 400, send([{ query: '{ __typename }' }])],
  ['variables of an address', 'BAD_REQUEST', 400, () => get('query={__typename}&variables=x', header)],
  ['extensions of an address', 'BAD_REQUEST', 400, () => get('query={__typename}&extensions={', header)],
  [
    'variables of a registered read',
    'BAD_REQUEST',
    400,
    () => get(`variables={&extensions=${JSON.stringify(hash)}`),
  ],
  ['variables of a form', 'BAD_REQUEST', 400, () => gateway.post('query={__typename}&variables=x', form)],
  ['a GET without a header', 'CSRF_HEADER_MISSING', 403, () => get('query={__typename}')],
  ['many aliases', 'LIMIT_EXCEEDED', 200, send({ query: `{ ${aliases(16)} }` })],
  ['the schema', 'INTROSPECTION_DISABLED', 200, send({ query: '{ __schema { types { name } } }' })],
  ['an unknown hash', 'PERSISTED_QUERY_NOT_FOUND', 200, send({ extensions: hash })],
  ['a foreign hash', 'PERSISTED_QUERY_MISMATCH', 200, send({ query: '{ __typename }', extensions: hash })],
  [
    'any document where only registered ones are answered',
    'PERSISTED_QUERY_ONLY',
    200,
    () => strict.post({ query: '{ __typename }' }),
  ],
  [
    'a moment without time',
    'OVERLOADED',
    503,
    sendRefused({ admit: async () => ({ code: 'OVERLOADED', retryAfter: 7 }) }),
  ],
  ['one order too many', 'TOO_MANY_MUTATIONS', 429, sendRefused({ countWrite: async () => 7 })],
  ['a fault', 'INTERNAL', 200, send({ query: '{ popularCategories { image { url } } }' })],
]

test.each(requests)('%s is %s', async (_what, code, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  const { errors } = await answer.json()
  expect(errors[0].extensions).toMatchObject({ code, requestId: expect.stringMatching(/^request-\d+$/) })
  expect(JSON.stringify(errors)).not.toMatch(/SyntaxError|originalError|stack/)
})

test('every code of the table is met here', () => {
  expect(new Set(requests.map(([, code]) => code))).toEqual(new Set(Object.keys(GATEWAY_CODES)))
})

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')
}
