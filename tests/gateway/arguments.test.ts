import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test.each([
  ['products(page: 0) { page }', 'page'],
  ['products(limit: 101) { page }', 'limit'],
  ['products(limit: -1) { page }', 'limit'],
  ['articleCategories(limit: 1000000000) { id }', 'limit'],
  ['product(slug: "") { id }', 'slug'],
  [`product(slug: "${'x'.repeat(201)}") { id }`, 'slug'],
  ['category(slug: "a\\u0000b") { id }', 'slug'],
  [`productsByIds(ids: [${'"1" '.repeat(251)}]) { id }`, 'ids'],
  ['products(filter: { minPrice: -1 }) { page }', 'filter.minPrice'],
  ['products(filter: { maxPrice: 1e300 }) { page }', 'filter.maxPrice'],
  ['products(filter: { ids: [" "] }) { page }', 'filter.ids'],
  ['products(filter: { brands: ["Лад", ""] }) { page }', 'filter.brands'],
  ['products(filter: { volumes: ["\\u0085"] }) { page }', 'filter.volumes'],
  [`products(filter: { search: "${'я'.repeat(201)}" }) { page }`, 'filter.search'],
  ['products(filter: { period: { start: "2026-12-14", end: "2026-12-12" } }) { page }', 'filter.period'],
])('%s is refused with the name of the argument', async (field, argument) => {
  gateway.seen()
  const { errors } = await gateway.askEveryWay(`{ ${field} }`)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  expect(errors?.[0]?.message).toContain(`"${argument}"`)
  expect(gateway.seen()).toEqual([])
})

test('a day that does not exist is refused at its place in the document', async () => {
  const query = '{\n  product(slug: "x", period: { start: "2026-02-30", end: "2026-03-01" }) { id }\n}'
  const { errors } = await gateway.ask(query)
  expect(errors).toMatchObject([
    { locations: [{ line: 2, column: 39 }], extensions: { code: 'BAD_USER_INPUT' } },
  ])
})
