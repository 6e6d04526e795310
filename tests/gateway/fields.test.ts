import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

const { products, categories } = readDemoData()

const { Product } = buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap()

/** The fields of a product that are answered as the services write them; lists come without the description. */
const FACTS = isObjectType(Product)
  ? Object.values(Product.getFields())
      .filter(({ name, type }) => name !== 'description' && isLeafType(getNamedType(type)))
      .flatMap(({ name }) => (products.every((product) => name in product) ? [name] : []))
  : []

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('every product of the services comes with its fields and extras', async () => {
  const { data } = await gateway.askEveryWay<{ productsByIds: object[] }>(
    `query ($ids: [ID!]!) { productsByIds(ids: $ids) { ${FACTS.join(' ')} stock relatedProducts { productId price } } }`,
    { ids: products.map(({ id }) => id) },
  )
  expect(data?.productsByIds).toEqual(
    products.map((product) => ({
      ...Object.fromEntries(FACTS.map((fact) => [fact, product[fact]])),
      id: String(product.id),
      stock: Array.isArray(product.stocks) ? product.stocks[0]?.stock : product.stocks,
      relatedProducts: product.relatedProducts.map(({ id, price }) => ({ productId: String(id), price })),
    })),
  )
})

test('every category of the services comes with its name and image', async () => {
  const { data } = await gateway.askEveryWay(
    '{ categories(limit: 100) { items { id slug name image { original caption } } } }',
  )
  const expected = categories
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ id, slug, name, image }) => ({ id: String(id), slug, name, image }))
  expect(data).toEqual({ categories: { items: expected } })
})
