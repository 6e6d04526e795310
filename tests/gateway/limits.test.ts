import { getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type LimitName } from '#gateway/base/limits.ts'
import { estimate } from '#gateway/http/estimate.ts'
import { schema } from '#gateway/schema.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const LIST = `[${many(110, () => '"1"')}]`
const LISTS = `ids: ${LIST}, excludedIds: ${LIST}, brands: ${LIST}, volumes: ${LIST}`
const SUMMARY = '__typename'
const TRAFFIC = 'reportTrafficSource(input: { source: "x" }) { __typename }'

// Each: just within the limit, and just over it; a `found` where it is exact.
const cases: { limit: LimitName; within: string; over: string; found: number }[] = [
  {
    limit: 'tokens',
    within: `{ products(filter: { ${LISTS} }) { page } productFilters(filter: { ${LISTS} }) { total } }`,
    over: `{ ${many(999, () => SUMMARY)} }`,
    found: 1001,
  },
  {
    limit: 'documentLength',
    within: `{ ${SUMMARY} ${' '.repeat(16_000)} }`,
    over: `{ ${SUMMARY} ${' '.repeat(16_384)} }`,
    found: 16_399,
  },
  {
    limit: 'lines',
    within: `{ ${SUMMARY} ${'\r\n'.repeat(999)} }`,
    over: `{ ${'\n'.repeat(500)} ${SUMMARY}(x: """${'\r'.repeat(500)}""") }`,
    found: 1001,
  },
  {
    limit: 'aliases',
    within: `{ ${many(15, (index) => `a${index}: ${SUMMARY}`)} }`,
    over: `{ ${many(16, (index) => `a${index}: ${SUMMARY}`)} }`,
    found: 16,
  },
  {
    limit: 'directives',
    within: `{ ${many(5, () => '__typename @skip(if: false)')} }`,
    over: `{ ${many(6, () => '__typename @skip(if: false)')} }`,
    found: 6,
  },
  {
    limit: 'depth',
    within:
      '{ product(slug: "stul-kyavari-zoloto") { relatedProducts { product { relatedProducts { product { relatedProducts { product { images { url } } } } } } } } }',
    over: '{ product(slug: "stul-kyavari-zoloto") { relatedProducts { product { relatedProducts { product { relatedProducts { product { relatedProducts { product { images { url } } } } } } } } } } }',
    found: 11,
  },
  {
    limit: 'mutationFields',
    within: `mutation { ${TRAFFIC} }`,
    over: `mutation { ...two } fragment two on Mutation { ${TRAFFIC} b: ${TRAFFIC} }`,
    found: 2,
  },
  {
    limit: 'upstreamCalls',
    within: '{ solutions(limit: 24) { items { similar { id } } } }',
    over: '{ solutions(limit: 25) { items { similar { id } } } }',
    found: 26,
  },
]

test.each(cases)(
  '$limit: what is within is answered, what is over is refused',
  async ({ limit, within, over, found }) => {
    expect((await gateway.ask(within)).errors).toBeUndefined()
    gateway.seen()
    const answer = await gateway.post({ query: over }, { accept: 'application/graphql-response+json' })
    expect(answer.status).toBe(400)
    const { errors, data } = await answer.json()
    expect(data).toBeUndefined()
    const { max } = LIMITS[limit]
    expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', limit, max, found } }])
    expect(errors[0].message).toContain(`${found} exceeds the limit of ${max}.`)
    expect(gateway.seen()).toEqual([])
  },
)

test('too many REST calls are refused with the path that is too wide', async () => {
  const { errors } = await gateway.ask(
    '{ settings { brand } all: solutions(limit: 100) { items { similar { id } } } }',
  )
  expect(errors?.[0]?.message).toContain('"all.items.similar"')
  expect(errors?.[0]?.extensions).toMatchObject({ limit: 'upstreamCalls', found: 102 })
})

test('cost follows the sizes of lists, also from variables', async () => {
  const query =
    'query ($limit: Int) { products(limit: $limit) { items { relatedProducts { product { relatedProducts { product { specs { name value } } } } } } } }'
  expect((await gateway.ask(query, { limit: 20 })).errors).toBeUndefined()
  const { errors } = await gateway.ask(query, { limit: 75 })
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'cost' } }])
})

const callsOf = (text: string) => estimate({ schema, document: parse(text) })

test('collected calls count once at each depth for as many parents as one call serves', () => {
  const product = (index: number) =>
    `a${index}: product(slug: "x") { stock relatedProducts { price product { name } } }`
  expect(callsOf(`{ ${many(9, product)} }`)).toMatchObject({ upstreamCalls: 9 + 1 })
  const extras = (limit: number) =>
    `{ products(limit: ${limit}) { items { relatedProducts { product { name } } } } }`
  expect(callsOf(extras(20))).toMatchObject({ upstreamCalls: 2 })
  expect(callsOf(extras(100))).toMatchObject({ upstreamCalls: 6 })
  const dated = 'period: { start: "2026-12-01", end: "2026-12-09" }'
  const both = `stock stock2: stock(${dated})`
  expect(callsOf(`{ product(slug: "x") { ${both} } }`)).toMatchObject({ upstreamCalls: 2 })
  expect(callsOf(`{ products(filter: { ${dated} }) { items { ${both} } } }`)).toMatchObject({
    upstreamCalls: 2,
  })
  const period = (day: number) => `stock(period: { start: "2026-12-0${day}", end: "2026-12-09" })`
  expect(
    callsOf(`{ products { items { ${period(1)} same: ${period(1)} other: ${period(2)} } } }`),
  ).toMatchObject({
    upstreamCalls: 3,
  })
})

test.each([
  ['', 'filters { minPrice } items { id }', 3, 5 + (5 + 1) + (1 + 20)],
  ['(limit: 100)', 'filters { minPrice } items { id }', 3, 5 + (5 + 1) + (1 + 100)],
  ['(limit: 100)', '...page', 3, 5 + (5 + 1) + (1 + 100)],
])('fields of a page beside its items count once: %s { %s }', async (page, fields, calls, cost) => {
  const fragment = 'fragment page on ProductPage { filters { minPrice } items { id } }'
  const ask = (query: string) => `${query} ${query.includes('...') ? fragment : ''}`
  expect(callsOf(ask(`{ products${page} { ${fields} } }`))).toMatchObject({ upstreamCalls: calls, cost })
  const category = ask(`{ category(slug: "stulya") { id products${page} { ${fields} } } }`)
  expect(callsOf(category)).toMatchObject({ upstreamCalls: calls + 1 })
  const { data, errors } = await gateway.ask(category)
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({ category: { products: { filters: { minPrice: expect.any(Number) } } } })
})

test.each([
  ['categories(limit: 25) { items { id products(limit: 1) { total } } }', 'all.items.products', 26],
  ['assortments(limit: 25) { items { id products(limit: 1) { total } } }', 'all.items.products', 26],
  [
    'categories(limit: 9) { items { id products(limit: 1) { filters { total } } } }',
    'all.items.products',
    28,
  ],
  ['articleCategories(limit: 30) { id articles(limit: 1) { total } }', 'all.articles', 31],
])('lists in lists are counted for each parent: %s', async (list, path, found) => {
  const { errors } = await gateway.ask(`{ all: ${list} }`)
  expect(errors?.[0]?.message).toContain(`"${path}`)
  expect(errors?.[0]?.extensions).toMatchObject({ limit: 'upstreamCalls', found })
})

test.each(['products(filter: { search: "zzqwxzzq" })', 'productFilters(filter: { search: "zzqwxzzq" })'])(
  'a search is counted as often as it is made where nothing is found: %s',
  async (field) => {
    const search = (times: number) =>
      `{ ${Array.from({ length: times }, (_, index) => `s${index}: ${field} { total }`).join(' ')} }`
    gateway.seen()
    expect(callsOf(search(4))).toMatchObject({ upstreamCalls: 8 })
    await gateway.ask(search(4))
    expect(gateway.seen().length).toBeLessThanOrEqual(8)
    const { errors } = await gateway.ask(search(13))
    expect(errors?.[0]?.extensions).toMatchObject({ limit: 'upstreamCalls', found: 26 })
    expect(gateway.seen()).toEqual([])
  },
)

test('items of lists in lists cost as many points as there may be of them', async () => {
  const query = `query ($limit: Int!) { popularCategories { id products(limit: $limit) { items {
    id name slug priority images { url } } } } }`
  expect((await gateway.ask(query, { limit: 20 })).errors).toBeUndefined()
  const document = parse(query)
  const cost = (limit: number) => {
    const found = estimate({ schema, document, variables: { limit } })
    return found && 'cost' in found ? found.cost : Number.NaN
  }
  // Eight categories; each field of an item is a point, with five pictures of one field each.
  expect(cost(100) - cost(99)).toBe(8 * (4 + 1 + 5))
})

test('fragments that multiply each other are refused without being multiplied', async () => {
  const fragments = many(
    7,
    (index) =>
      `fragment f${index} on Product { relatedProducts { product { ...f${index + 1} ...f${index + 1} } } }`,
  )
  const query = `{ product(slug: "x") { ...f0 } } ${fragments} fragment f7 on Product { id }`
  expect((await gateway.ask(query)).errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }])
})

test('fragments that double each other below a mutation are refused without being expanded', async () => {
  const fragments = many(
    60,
    (index) => `fragment f${index} on Mutation { ...f${index + 1} ...f${index + 1} }`,
  )
  const query = `mutation { ...f0 } ${fragments} fragment f60 on Mutation { __typename }`
  expect((await gateway.ask(query)).errors).toMatchObject([
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'mutationFields' } },
  ])
})

const QUOTE = 'query ($input: RentQuoteInput!) { rentQuote(input: $input) { total } }'
const emptyLines = (count: number) => ({ input: { lines: Array(count).fill({}) } })

test('a list of 20,000 wrong items is refused before its items are coerced', async () => {
  const { data, errors } = await gateway.ask(QUOTE, emptyLines(20_000))
  expect(data).toBeUndefined()
  expect(errors).toMatchObject([
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'variables', found: 20_002, max: LIMITS.variables.max } },
  ])
  expect(errors?.[0]?.message).toBe('Variable value count 20002 exceeds the limit of 5000.')
})

test('of 1,000 wrong items no more are checked than are named', () => {
  let looks = 0
  const item = {
    get productId() {
      looks += 1
      return undefined
    },
  }
  const variables = { input: { period: PERIOD, lines: Array(1000).fill(item) } }
  const found = estimate({ schema, document: parse(QUOTE), variables })
  expect(found).toMatchObject({ errors: { length: 11 } })
  expect(looks).toBeLessThan(50)
})

test('of 1,000 wrong items ten are named', async () => {
  const { errors } = await gateway.ask(QUOTE, { input: { period: PERIOD, lines: Array(1000).fill({}) } })
  expect(errors).toHaveLength(11)
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(Array(11).fill('BAD_USER_INPUT'))
})

test('a body over 64 KiB is refused', async () => {
  const query = `{ __typename } # ${'x'.repeat(LIMITS.body.max)}`
  const answer = await gateway.post({ query })
  expect(answer.status).toBe(413)
  const { errors } = await answer.json()
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'body', max: 65536 } }])
  expect(errors[0].extensions.found).toBeGreaterThan(LIMITS.body.max)
})

test('with the playground on, its introspection query is within the limits', async () => {
  const open = await startGateway({ playground: true })
  const { data, errors } = await open.askEveryWay(getIntrospectionQuery())
  expect(errors).toBeUndefined()
  expect(data).toHaveProperty('__schema')
  await open.close()
})
