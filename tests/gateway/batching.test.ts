import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterAll(() => gateway.close())

type Line = { product: { name: string; owned: number | null; free: number | null } | null }

describe('one call for many', () => {
  const byIds = () => gateway.seen().filter((request) => request.includes('by-ids'))

  test('the extras of 20 products are one by-ids call', async () => {
    const query = '{ products { items { relatedProducts { price product { name stock } } } } }'
    const { data } = await gateway.askEveryWay<{
      products: { items: { relatedProducts: { product: object }[] }[] }
    }>(query)
    expect(data?.products.items).toHaveLength(20)
    expect(data?.products.items.every((item) => item.relatedProducts.every(({ product }) => product))).toBe(
      true,
    )
    expect(byIds()).toHaveLength(1)
  })

  test('also across aliases, solutions and articles', async () => {
    await gateway.askEveryWay(`{
      a: product(slug: "stul-kyavari-zoloto") { relatedProducts { product { name } } }
      b: product(slug: "stul-kyavari-belyj") { relatedProducts { product { name } } }
      solution(slug: "svadba-na-60-gostej") { products { product { name } } }
      articles { items { relatedProducts { name } } }
      productsByIds(ids: ["150"]) { name }
    }`)
    expect(byIds()).toHaveLength(1)
  })

  test('the solutions that contain each of 20 products are one call', async () => {
    const { data } = await gateway.askEveryWay<{
      products: { items: { id: string; solutions: { slug: string; products: { productId: string }[] }[] }[] }
      solutions: { items: { slug: string; products: { productId: string }[] }[] }
    }>(`{
      products { items { id solutions { slug products { productId } } } }
      solutions(limit: 100) { items { slug products { productId } } }
    }`)
    for (const { id, solutions } of data?.products.items ?? []) {
      const contain = data?.solutions.items.filter(({ products }) =>
        products.some((each) => each.productId === id),
      )
      expect(solutions).toEqual(contain?.slice(0, 6))
    }
    expect(data?.products.items.some(({ solutions }) => solutions.length > 0)).toBe(true)
    expect(gateway.seen().filter((request) => request.includes('/v2/solutions'))).toHaveLength(1)
  })

  test('the stock of solutions in a period is one call, and one for their products', async () => {
    const { data } = await gateway.askEveryWay<{
      solution: { products: Line[] }
      other: { products: Line[] }
    }>(
      `query ($period: PeriodInput) {
        solution(slug: "svadba-na-60-gostej") { products { ...Line } }
        other: solution(slug: "letnij-kinoteatr") { products { ...Line } }
      }
      fragment Line on SolutionProduct { product { name owned: stock free: stock(period: $period) } }`,
      { period: PERIOD },
    )
    const lines = [...(data?.solution.products ?? []), ...(data?.other.products ?? [])]
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter(({ product }) => product === null || product.free !== product.owned)).toEqual([])
    const asked = gateway.seen().map((request) => request.replace(/\?.*|by-ids.*/, ''))
    expect(asked.filter((request) => request.startsWith('GET /v2/products')).toSorted()).toEqual([
      'GET /v2/products',
      'GET /v2/products/',
    ])
  })

  test('the products of articles come with their stock in the period in one call', async () => {
    const { data } = await gateway.askEveryWay<{ articles: { items: { relatedProducts: object[] }[] } }>(
      'query ($period: PeriodInput) { articles { items { relatedProducts(period: $period) { id stock(period: $period) } } } }',
      { period: PERIOD },
    )
    const things = data?.articles.items.flatMap(({ relatedProducts }) => relatedProducts) ?? []
    expect(things.length).toBeGreaterThan(40)
    const asked = gateway.seen().filter((request) => request.startsWith('GET /v2/products'))
    expect(asked).toEqual([expect.stringContaining(`reservation_start_at=${PERIOD.start}`)])
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
