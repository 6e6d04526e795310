import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterAll(() => gateway.close())

describe('one call for many', () => {
  const byIds = () => gateway.seen().filter((request) => request.includes('by-ids'))

  test('the extras of 20 products are one by-ids call', async () => {
    const query = '{ products { items { relatedProducts { stock product { name } } } } }'
    const { data } = await gateway.ask<{ products: { items: { relatedProducts: { product: object }[] }[] } }>(
      query,
    )
    expect(data?.products.items).toHaveLength(20)
    expect(data?.products.items.every((item) => item.relatedProducts.every(({ product }) => product))).toBe(
      true,
    )
    expect(byIds()).toHaveLength(1)
  })

  test('also across aliases, solutions and articles', async () => {
    await gateway.ask(`{
      a: product(slug: "stul-kyavari-zoloto") { relatedProducts { product { name } } }
      b: product(slug: "stul-kyavari-belyj") { relatedProducts { product { name } } }
      solution(slug: "svadba-na-60-gostej") { products { product { name } } }
      articles { items { relatedProducts { name } } }
      productsByIds(ids: ["150"]) { name }
    }`)
    expect(byIds()).toHaveLength(1)
  })

  test('100 equal reads at once are one call', async () => {
    const document = parse('{ categories(limit: 11) { total } }')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        gateway.gateway.execute({ document, requestId: `reader-${index}` }),
      ),
    )
    expect(answers.map(({ data }) => data)).toEqual(Array(100).fill({ categories: { total: 12 } }))
    expect(gateway.seen()).toHaveLength(1)
  })
})
