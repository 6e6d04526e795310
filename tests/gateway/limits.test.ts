import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type LimitName } from '#gateway/limits.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

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
    expect(errors[0].message).toContain(`found ${found} `)
    expect(errors[0].message).toContain(`at most ${max} `)
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
  const { errors } = await gateway.ask(query, { limit: 100 })
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'cost' } }])
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
  const { data, errors } = await open.ask(getIntrospectionQuery())
  expect(errors).toBeUndefined()
  expect(data).toHaveProperty('__schema')
  await open.close()
})
