import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

const { products, categories } = readDemoData()

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('every product of the services comes with its fields and extras', async () => {
  const { data } = await gateway.askEveryWay<{ productsByIds: object[] }>(
    `query ($ids: [ID!]!) { productsByIds(ids: $ids) {
       id slug basicPricePerDay additionalPricePerDay price stock brands volumes priority
       relatedProducts { productId price }
     } }`,
    { ids: products.map(({ id }) => id) },
  )
  expect(data?.productsByIds).toEqual(
    products.map((product) => ({
      id: String(product.id),
      slug: product.slug,
      basicPricePerDay: product.basicPricePerDay,
      additionalPricePerDay: product.additionalPricePerDay,
      price: product.price,
      stock: Array.isArray(product.stocks) ? product.stocks[0]?.stock : product.stocks,
      brands: product.brands,
      volumes: product.volumes,
      priority: product.priority,
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
