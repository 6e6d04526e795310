import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

type Known = { id: number; price: number; relatedProducts?: { id: number; price?: number }[] }

/** What the catalogue says at a path, with extras that have no price of their own under their parent. */
async function withoutExtraPrices(path: string): Promise<Known[]> {
  const response = await fetch(`${gateway.services.url}/api/rental_service/v2/products/${path}`)
  const { result } = (await response.json()) as { result: Known | { data: Known[] } }
  const products = 'data' in result ? result.data : [result]
  return products.map((product) => ({
    ...product,
    relatedProducts: (product.relatedProducts ?? []).map(({ id }) => ({ id })),
  }))
}

test('an extra without a price under its product has its own, on the page and in the quote alike', async () => {
  const [chair] = await withoutExtraPrices('by-slug/stul-kyavari-zoloto')
  const both = await withoutExtraPrices('by-ids/101,111')
  const cushion = both.find(({ id }) => id === 111)
  expect(cushion?.price).toBeGreaterThan(0)
  gateway.services.fail({ path: /by-slug/ }, { status: 200, body: { result: chair } })
  gateway.services.fail({ path: /by-ids|products\?/ }, { status: 200, body: { result: { data: both } } })

  const { data, errors } = await gateway.askEveryWay<{
    product: { relatedProducts: { productId: string; price: number }[] }
    rentQuote: { relatedLines: { price: number }[] }
  }>(
    `query ($input: RentQuoteInput!) {
      product(slug: "stul-kyavari-zoloto") { relatedProducts { productId price } }
      rentQuote(input: $input) { relatedLines { price } }
    }`,
    {
      input: {
        period: PERIOD,
        lines: [{ productId: '101', quantity: 1 }],
        relatedLines: [{ productId: '111', parentId: '101', quantity: 2 }],
      },
    },
  )
  expect(errors).toBeUndefined()
  expect(data?.product.relatedProducts.find(({ productId }) => productId === '111')?.price).toBe(
    cushion?.price,
  )
  expect(data?.rentQuote.relatedLines).toEqual([{ price: cushion?.price }])
})
