import { expect, test } from 'vitest'
import { coverExtra, shownChair } from '../../tests/support/shownProducts.ts'
import type { CartExtra } from './cartProductsQuery.ts'
import { repriced } from './repriced.ts'

const extra = (productId: string, price: number) => ({ ...coverExtra, productId, price })
const product = (id: string, relatedProducts: CartExtra[] = []) => ({ ...shownChair, id, relatedProducts })

test('products and extras of a quote get its prices, everything else keeps its own', () => {
  const cover = extra('112', 220)
  const products = [product('101', [cover, extra('113', 90)]), product('102', [cover]), product('103')]
  const quote = {
    minOrderDays: 2,
    lines: [
      { productId: '101', product: { basicPricePerDay: 1470, additionalPricePerDay: 660 } },
      { productId: '102', product: null },
    ],
    relatedLines: [{ productId: '112', parentId: '101', price: 300 }],
  }
  expect(repriced(products, quote)).toEqual([
    {
      ...product('101', [{ ...cover, price: 300 }, extra('113', 90)]),
      ...{ basicPricePerDay: 1470, additionalPricePerDay: 660 },
    },
    product('102', [cover]),
    product('103'),
  ])
})
