import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashDocument, readManifest } from '#gateway/http/persisted.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

const QUERIES = {
  categories: 'query Categories { categories { total } }',
  products: 'query Products($filter: ProductFilter) { products(filter: $filter) { total } }',
  both: 'query Both { categories { total } products { total } }',
  status: 'query Status { orderStatus(idempotencyKey: "some-unknown-key") { state } }',
  statusAndSite:
    'query StatusAndSite { settings { brand } orderStatus(idempotencyKey: "some-unknown-key") { state } }',
  quote:
    'query Quote($period: PeriodInput!) { rentQuote(input: { period: $period, lines: [{ productId: "101", quantity: 1 }] }) { total } }',
  missing: 'query Missing { contacts { note } }',
  today: 'query Today { settings { today brand } }',
  brand: 'query Brand { settings { brand } }',
  report: 'mutation Report { reportTrafficSource(input: { source: "x" }) { __typename } }',
} as const

const persisted = readManifest(
  JSON.stringify(Object.fromEntries(Object.values(QUERIES).map((text) => [hashDocument(text), text]))),
)

const extensionsOf = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashDocument(text) } })

let gateway: TestGateway
let strict: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ persisted })
  strict = await startGateway({ persisted, persistedOnly: true })
})
beforeEach(() => gateway.services.heal())
afterEach(() => {
  gateway.seen()
})
afterAll(() => Promise.all([gateway.close(), strict.close()]))

function get(
  text: string,
  { variables, headers }: { variables?: object; headers?: Record<string, string> } = {},
) {
  const query = new URLSearchParams({ extensions: JSON.stringify(extensionsOf(text)) })
  if (variables) query.set('variables', JSON.stringify(variables))
  return fetch(`${gateway.url}?${query}`, { headers: { accept: 'application/json', ...headers } })
}

describe('a registered operation', () => {
  test('is answered to its hash, by POST and by GET', async () => {
    const posted = await gateway.post({ extensions: extensionsOf(QUERIES.categories) })
    expect(await posted.json()).toEqual({ data: { categories: { total: 12 } } })
    expect(posted.headers.get('cache-control')).toBe('no-store')
    const got = await get(QUERIES.categories)
    expect(got.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await got.json()).toEqual({ data: { categories: { total: 12 } } })
  })

  test('is not changed over GET', async () => {
    expect((await get(QUERIES.report)).status).toBe(405)
    expect(gateway.seen()).toEqual([])
  })

  test('is refused when the hash belongs to another text', async () => {
    const answer = await gateway.post({
      query: '{ __typename }',
      extensions: extensionsOf(QUERIES.categories),
    })
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_MISMATCH' } }],
    })
  })

  test('that nobody registered is named in the words that clients look for', async () => {
    const answer = await gateway.post({ extensions: extensionsOf('{ __typename }') })
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    })
  })
})

describe('a cache may keep', () => {
  test.each([
    ['texts', QUERIES.categories, 'public, max-age=60, stale-while-revalidate=600'],
    ['goods', QUERIES.products, 'public, max-age=30, stale-while-revalidate=300'],
    ['both, by the strictest', QUERIES.both, 'public, max-age=30, stale-while-revalidate=300'],
    ['nothing that no call stands for', QUERIES.status, 'no-store'],
  ])('%s', async (_what, text, expected) => {
    const answer = await get(text)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe(expected)
    expect(answer.headers.has('vary')).toBe(expected !== 'no-store')
  })

  test('what names the day no longer than the day lasts', async () => {
    gateway.restart({ dayEndsIn: () => 100.9 })
    const kept = async (text: string) => (await get(text)).headers.get('cache-control')
    expect(await kept(QUERIES.today)).toBe('public, max-age=60, stale-while-revalidate=40')
    expect(await kept(QUERIES.brand)).toBe('public, max-age=60, stale-while-revalidate=600')
    gateway.restart({ dayEndsIn: () => 0 })
    expect(await kept(QUERIES.today)).toBe('public, max-age=0')
    gateway.restart()
  })

  test('nothing with dates', async () => {
    const answer = await get(QUERIES.products, { variables: { filter: { period: PERIOD } } })
    expect(await answer.json()).toHaveProperty('data.products')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('nothing about one order or one cart, whatever else is queried', async () => {
    expect((await get(QUERIES.statusAndSite)).headers.get('cache-control')).toBe('no-store')
    // The services are not called for past days: the calls alone would not show that the operation depends on dates.
    const period = { start: '2020-12-12', end: '2020-12-14' }
    const quote = await get(QUERIES.quote, { variables: { period } })
    expect(await quote.json()).toHaveProperty('data.rentQuote.total')
    expect(quote.headers.get('cache-control')).toBe('no-store')
  })

  test('nothing with an error', async () => {
    gateway.services.fail({ path: /contacts/ }, { status: 500 })
    expect((await get(QUERIES.missing)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('where only registered operations are answered', () => {
  test('others are refused, and no service is called', async () => {
    const { data, errors } = await strict.ask('{ settings { brand } }')
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }])
    expect(strict.seen()).toEqual([])
  })

  test('registered ones are answered to their hash and to their text', async () => {
    const hashed = await strict.post({ extensions: extensionsOf(QUERIES.categories) })
    expect(await hashed.json()).toHaveProperty('data.categories.total', 12)
    expect(await strict.ask(QUERIES.categories)).toHaveProperty('data.categories.total', 12)
  })
})

test.each([
  ['no object', '[]extra'],
  ['a wrong hash', JSON.stringify({ abc: '{ __typename }' })],
  ['no text', JSON.stringify({ abc: 1 })],
])('a manifest with %s ends the start', (_what, json) => {
  expect(() => readManifest(json)).toThrow()
})
