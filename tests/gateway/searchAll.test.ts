import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.services.heal()
  gateway.seen()
})

type List = { total: number; hasNextPage: boolean; items: { slug: string }[] } | null
type Results = {
  search: { groups: string[] } & Record<
    'products' | 'solutions' | 'assortments' | 'categories' | 'articles',
    List
  >
}

const LIST = '{ total hasNextPage items { slug } }'
const QUERY = `query All($text: String!, $filter: ProductFilter) {
  search(text: $text) {
    groups
    products(filter: $filter, limit: 2) ${LIST}
    solutions(limit: 1) ${LIST}
    assortments(limit: 1) ${LIST}
    categories(limit: 1) ${LIST}
    articles(limit: 1) ${LIST}
  }
}`

const search = async (text: string, filter = {}) => {
  const { data, errors } = await gateway.ask<Results>(QUERY, { text, filter })
  return { ...(data?.search as Results['search']), errors }
}

test('one search finds things, solutions, assortments, categories and articles, each counted', async () => {
  const found = await search('стулья на свадьбу')
  expect(found.errors).toBeUndefined()
  expect(found.groups[0]).toBe('PRODUCTS')
  expect(found.groups).toHaveLength(5)
  expect(found.products).toMatchObject({ total: 16, hasNextPage: true })
  expect(found.categories?.items[0]?.slug).toBe('stulya')
  expect(found.articles?.items[0]?.slug).toBe('skolko-stulev-i-stolov-na-gostya')
  for (const list of [found.solutions, found.assortments]) {
    expect(list?.items).toHaveLength(1)
    expect(list?.total).toBeGreaterThan(0)
  }
})

test('what is named with all of the words goes before things that are not', async () => {
  expect((await search('свадьба на 60 гостей')).groups[0]).toBe('SOLUTIONS')
  expect((await search('сколько бокалов на гостя')).groups[0]).toBe('ARTICLES')
  expect((await search('шатёр')).groups[0]).toBe('PRODUCTS')
})

test('a word of the other layout, or a misspelt one, is meant in every list', async () => {
  expect((await search('cdflm,f')).solutions?.items[0]?.slug).toBe('svadba-na-60-gostej')
  expect((await search('стлуья')).categories?.items[0]?.slug).toBe('stulya')
})

test('a search calls each list once', async () => {
  await search('кресло')
  const calls = gateway.seen()
  const of = (path: string) => calls.filter((call) => call.startsWith(`GET /v2/${path}?`))
  expect(of('products')).toHaveLength(1)
  for (const path of ['solutions', 'assortments', 'categories', 'blog-articles']) {
    expect(of(path)).toEqual([expect.stringContaining('limit=100')])
  }
})

test('a service that fails takes its own list alone', async () => {
  gateway.services.fail({ path: /v2\/products\?/ }, { status: 503 })
  const found = await search('свадьба')
  expect(found.products).toBeNull()
  expect(found.errors).toMatchObject([{ path: ['search', 'products'] }])
  expect(found.groups[0]).toBe('SOLUTIONS')
  expect(found.solutions?.total).toBeGreaterThan(0)
})

test('with a service that finds nothing the rest is found all the same', async () => {
  gateway.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data: [], total: 0 } } })
  const found = await search('звук на свадьбу')
  expect(found.groups).not.toContain('PRODUCTS')
  expect(found.categories?.items[0]?.slug).toBe('zvuk')
})

test.each([
  ['', {}, 'text'],
  ['я'.repeat(201), {}, 'text'],
  ['стул', { search: 'стол' }, 'filter.search'],
])('%j with %j is refused', async (text, filter, argument) => {
  expect((await search(text, filter)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    argument,
  })
})
