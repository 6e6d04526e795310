import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

type List = { total: number; items: { id: string }[] }
type Lists = Record<'parent', { products: List; articles: List }> & Record<'list', List>

test.each([
  ['category(slug: "stulya")', 'products', 'products', 'filter: { category: "stulya" }'],
  ['assortment(slug: "vse-beloe")', 'products', 'products', 'filter: { assortments: ["vse-beloe"] }'],
  ['articleCategory(slug: "raschety-i-normy")', 'articles', 'articles', 'category: "raschety-i-normy"'],
] as const)('%s has its %s', async (parent, name, root, argument) => {
  const { data, errors } = await gateway.askEveryWay<Lists>(
    `{ parent: ${parent} { id ${name}(page: 1, limit: 3) { total items { id } } }
       list: ${root}(${argument}, page: 1, limit: 3) { total items { id } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data?.parent[name].items.length).toBeGreaterThan(1)
  expect(data?.parent[name]).toEqual(data?.list)
})

test('a list below its parent is narrowed and sorted like any other', async () => {
  gateway.seen()
  await gateway.ask(
    `query ($filter: ProductFilter) { category(slug: "stulya") { id
       products(filter: $filter, sort: CHEAPEST, page: 2, limit: 5) { total } } }`,
    { filter: { inStock: true, period: PERIOD } },
  )
  const [, list] = gateway.seen()
  expect(Object.fromEntries(new URLSearchParams(list?.split('?')[1]))).toEqual({
    ...{ category: 'stulya', in_stock: 'true', page: '2', limit: '5' },
    ...{ order_by: 'basic_price_per_day', order_dir: 'asc' },
    ...{ reservation_start_at: PERIOD.start, reservation_end_at: PERIOD.end },
  })
})

test.each([
  ['category(slug: "stulya")', 'category: "stoly"', 'filter.category'],
  ['assortment(slug: "vse-beloe")', 'assortments: ["uyut"]', 'filter.assortments'],
])('the list of %s is not narrowed to that of another', async (parent, filter, argument) => {
  const { data, errors } = await gateway.askEveryWay(
    `{ parent: ${parent} { id products(filter: { ${filter} }) { total } } }`,
  )
  expect(data).toMatchObject({ parent: { id: expect.any(String), products: null } })
  expect(errors).toMatchObject([
    { path: ['parent', 'products'], extensions: { code: 'BAD_USER_INPUT', argument } },
  ])
})

const WITH_FILTERS = `query ($filter: ProductFilter) {
  products(filter: $filter, limit: 2) { total items { id } filters { total brands { value count } } }
  productFilters(filter: $filter) { total brands { value count } } }`

test.each(['кьявари', 'rmzdfhb'])('a page of products has the filters of its list: %s', async (search) => {
  const { data } = await gateway.askEveryWay<{
    products: List & { filters: { total: number } }
    productFilters: object
  }>(WITH_FILTERS, { filter: { search } })
  expect(data?.products.filters).toEqual(data?.productFilters)
  expect(data?.products.filters.total).toBe(data?.products.total)
})

test('filters and lists that a service fails to give leave the rest', async () => {
  gateway.services.fail({ path: /products\/filters/ }, { status: 500, body: {} })
  const filters = await gateway.ask('{ products(limit: 2) { items { id } filters { total } } }')
  expect(filters.data).toMatchObject({ products: { items: [{}, {}], filters: null } })
  expect(filters.errors).toMatchObject([{ path: ['products', 'filters'] }])
  gateway.services.fail({ path: /v2\/products\?/ }, { status: 500, body: {} })
  const list = await gateway.ask('{ category(slug: "stulya") { id products(limit: 4) { total } } }')
  expect(list.data).toEqual({ category: { id: expect.any(String), products: null } })
  expect(list.errors).toMatchObject([
    { path: ['category', 'products'], extensions: { code: 'UPSTREAM_STATUS' } },
  ])
})
