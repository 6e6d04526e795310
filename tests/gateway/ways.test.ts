import fc from 'fast-check'
import { getOperationAST, Kind, parse, print } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#gateway/base/limits.ts'
import { storefrontSources } from '#gateway/build/documentCalls.ts'
import { buildManifest } from '#gateway/build/manifest.ts'
import { hashDocument } from '#gateway/http/persisted.ts'
import { readExamples } from '#gateway/http/playground.ts'
import { schema } from '#gateway/schema.ts'
import { documents, variables } from '../fuzz/documents.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from './testGateway.ts'

/** What a client may send: a document with its variables, headers of its own. */
interface Sent {
  query: string
  variables?: object
  operationName?: string
}

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const reads: [what: string, Sent][] = [
  ...readExamples(TODAY)
    .filter(({ query }) => !/\bmutation\b/.test(query))
    .map(({ name, query, variables }): [string, Sent] => [`the example ${name}`, { query, variables }]),
  [
    'one of two operations',
    { query: 'query A { settings { brand } } query B { contacts { note } }', operationName: 'B' },
  ],
  ['none of two operations', { query: 'query A { settings { brand } } query B { contacts { note } }' }],
  ['an empty name of an operation', { query: 'query A { settings { brand } }', operationName: '' }],
  ['an operation that is not there', { query: 'query A { settings { brand } }', operationName: 'C' }],
  ['what the service has none of', { query: '{ product(slug: "no-such-thing") { id } }' }],
  [
    'a directive with a variable',
    {
      query: 'query ($no: Boolean!) { settings { brand minOrderDays @skip(if: $no) } }',
      variables: { no: true },
    },
  ],
  [
    'a default in place of a variable',
    { query: 'query ($limit: Int = 3) { categories(limit: $limit) { limit items { id } } }' },
  ],
  ['a variable that nobody declared', { query: '{ categories { total } }', variables: { limit: 3 } }],
  [
    'dates',
    {
      query: 'query ($period: PeriodInput) { products(filter: { period: $period }) { items { id stock } } }',
      variables: { period: PERIOD },
    },
  ],
  [
    'a wrong variable',
    { query: 'query ($limit: Int) { categories(limit: $limit) { total } }', variables: { limit: 'x' } },
  ],
  ['a missing variable', { query: 'query ($slug: String!) { product(slug: $slug) { id } }' }],
  ['a bad argument', { query: '{ products(page: 0) { page } settings { brand } }' }],
  [
    'a bad argument from a variable',
    { query: 'query ($page: Int) { products(page: $page) { page } }', variables: { page: 0 } },
  ],
  [
    'a page that is too long',
    { query: 'query ($limit: Int) { products(limit: $limit) { page } }', variables: { limit: 101 } },
  ],
  [
    'too much from a variable',
    {
      query: 'query ($limit: Int) { solutions(limit: $limit) { items { similar { id } } } }',
      variables: { limit: 100 },
    },
  ],
  [
    'too many values',
    {
      query: 'query ($ids: [ID!]!) { productsByIds(ids: $ids) { id } }',
      variables: { ids: Array(LIMITS.variables.max).fill('1') },
    },
  ],
  ['too many aliases', { query: `{ ${many(16, (index) => `a${index}: __typename`)} }` }],
  ['no GraphQL', { query: '{ settings {' }],
  ['an unknown field', { query: '{ settings { brnd } }' }],
  ['the schema', { query: '{ __schema { queryType { name } } }' }],
  ['a type', { query: '{ __type(name: "Product") { name } }' }],
  ['the name of a prototype', { query: '{ categories { __proto__: total __typename } }' }],
  [
    'a failure that goes beyond its field, of each item',
    {
      query:
        'query ($period: PeriodInput!) { articles { items { relatedProducts(period: $period) { stock } } } }',
      variables: { period: { start: PERIOD.end, end: PERIOD.start } },
    },
  ],
  [
    'more errors than are told',
    {
      query: `query ($period: PeriodInput!) {
        products { items {
          ${many(15, (index) => `a${index}: stock(period: $period)`)} } } }`,
      variables: { period: { start: PERIOD.end, end: PERIOD.start } },
    },
  ],
  ['an unknown order', { query: '{ orderStatus(idempotencyKey: "some-unknown-key") { state } }' }],
]

let gateway: TestGateway
let remembering: TestGateway

beforeAll(async () => {
  const persisted = new Map(reads.map(([, { query }]) => [hashDocument(query), query]))
  gateway = await startGateway({ persisted })
  remembering = await startGateway({}, { cache: true })
})
afterAll(() => Promise.all([gateway.close(), remembering.close()]))

/** An answer as a client sees it, but for the id of its request. */
async function whole(answer: Response) {
  const text = (await answer.text()).replace(/"requestId":"[\w-]+"/g, '"requestId":"…"')
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['date', 'content-length', 'connection', 'keep-alive', 'transfer-encoding'])
    delete headers[name]
  return { status: answer.status, headers, text }
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function send(to: TestGateway, body: unknown, headers: Record<string, string>, search = '') {
  const answer = await fetch(to.url + search, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  })
  return whole(answer)
}

/** Yoga answers what has a query in its URL. */
const byYoga = (sent: Sent, headers = {}) => send(gateway, sent, headers, '?')
const byHash = ({ query, ...rest }: Sent) => ({
  ...rest,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashDocument(query) } },
})

const ways: [way: string, (sent: Sent, headers?: Record<string, string>) => Promise<unknown>][] = [
  ['executed at once', (sent, headers = {}) => send(gateway, sent, headers)],
  ['registered', (sent, headers = {}) => send(gateway, byHash(sent), headers)],
  ['answered from memory', (sent, headers = {}) => send(remembering, sent, headers)],
]

test.each(readExamples(TODAY).map(({ name, query }) => [name, query]))(
  'code can be made of the example %s',
  (_name, query) => {
    expect(isCompiledQuery(compileQuery(schema, parse(query)))).toBe(true)
  },
)

/** What Yoga answers: once for all ways. */
const expectedOf = new Map<Sent, ReturnType<typeof byYoga>>()

describe.each(ways)('%s', (_way, ask) => {
  test.each(reads)('%s is answered as by Yoga, byte for byte', async (_what, sent) => {
    const expected = expectedOf.get(sent) ?? byYoga(sent)
    expectedOf.set(sent, expected)
    for (let time = 0; time < 3; time++) expect(await ask(sent)).toEqual(await expected)
  })
})

test.each([
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/json, application/graphql-response+json',
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
  'multipart/mixed;deferSpec=20220824, application/graphql-response+json, application/json',
  'application/*;q=0.8',
  'application/json; charset=utf-16, application/graphql-response+json',
  'text/event-stream',
  'text/html',
  '',
])('to "%s" all ways answer in the same type', async (accept) => {
  for (const query of ['{ settings { brand } }', '{ products(page: 0) { page } }']) {
    const expected = await byYoga({ query }, { accept })
    for (const [, ask] of ways.filter(([way]) => !way.includes('registered')))
      for (let time = 0; time < 3; time++) expect(await ask({ query }, { accept })).toEqual(expected)
  }
})

test('documents and variables of any kind are answered alike', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(documents, variables), async ({ body }) => {
      const { query, variables: given } = JSON.parse(body)
      if (!/\bmutation\b/.test(query)) await gateway.askEveryWay(query, given)
    }),
    { numRuns: 30, seed: 7 },
  ),
)

describe('a registered document compiled and interpreted', () => {
  const registered = [
    ...buildManifest(storefrontSources()).values(),
    ...examples.map(({ query }) => query),
  ].filter((text) => !/\bmutation\b/.test(text))
  const compiled = registered.map((text) => [/(?:query) (\w+)/.exec(text)?.[1] ?? text, text])
  let asCode: TestGateway
  let interpreted: TestGateway

  beforeAll(async () => {
    asCode = await startGateway({ persisted: new Map(registered.map((text) => [hashDocument(text), text])) })
    interpreted = await startGateway()
  })
  afterAll(() => Promise.all([asCode.close(), interpreted.close()]))

  test.each(compiled)('answers alike with every variable null, absent and wrong: %s', async (_name, text) => {
    expect(isCompiledQuery(compileQuery(schema, parse(text)))).toBe(true)
    for (const variables of variations(text)) {
      const [left, right] = [await heard(asCode, text, variables), await heard(interpreted, text, variables)]
      expect({ variables, ...left }).toEqual({ variables, ...right })
    }
  })

  /** What a client hears, and what the services and the log do. */
  async function heard(to: TestGateway, query: string, variables: object) {
    to.seen()
    to.logged.length = 0
    const { status, text } = await send(to, { query, variables }, {})
    return { status, text, called: to.seen().sort(), logged: to.logged.map(({ level }) => level) }
  }
})

const examples = readExamples(TODAY)
const exampleByType = new Map(
  examples.flatMap(({ query, variables }) =>
    (getOperationAST(parse(query))?.variableDefinitions ?? []).map(({ variable, type }) => [
      print(type).replace('!', ''),
      variables[variable.name.value],
    ]),
  ),
)
const WRONG = ['x', -1, 1.5, true, [null], { a: 1 }, 'я'.repeat(300)]

/** Good variables of a document, and the same with each of them null, absent and wrong. */
function variations(text: string): Record<string, unknown>[] {
  const operation = getOperationAST(parse(text))
  const definitions = operation?.variableDefinitions ?? []
  const [field] = operation?.selectionSet.selections ?? []
  const root = field?.kind === Kind.FIELD ? field.name.value : ''
  const good = Object.fromEntries(
    definitions.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(root, variable.name.value, print(type)),
    ]),
  )
  return [
    good,
    ...Object.keys(good).flatMap((name) => {
      const { [name]: _, ...absent } = good
      return [absent, ...[null, ...WRONG].map((value) => ({ ...good, [name]: value }))]
    }),
  ]
}

/** A good value of a variable: that of the field's example, a usual one for its name, or that of any example for its type. */
function sampleOf(root: string, name: string, type: string): unknown {
  const own = examples.find((example) => example.name === root)?.variables[name]
  return own ?? USUAL[name] ?? exampleByType.get(type.replace('!', ''))
}

const USUAL: Record<string, unknown> = {
  ...{ slug: 'stul-kyavari-zoloto', productId: '101', ids: ['101', '111'], search: 'стул' },
  ...{ page: 1, limit: 2, sort: 'POPULAR', quantity: 2 },
}
