import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { addRelated } from '#renderer/cart/relatedState.ts'
import { priceChanges } from './priceChanges.ts'

const chair = {
  ...{ id: '1', slug: 'stul', name: 'Стул', basicPricePerDay: 490, additionalPricePerDay: 220, stock: 9 },
  isOwned: true,
  images: [],
  relatedProducts: [
    {
      ...{ productId: '2', price: 220, stock: 9 },
      product: { id: '2', slug: 'chehol', name: 'Чехол', stock: 9, isOwned: true, images: [] },
    },
  ],
}
const table = { ...chair, id: '3', slug: 'stol', name: 'Стол', relatedProducts: [] }
const cart = addProduct(
  addRelated(addProduct(EMPTY_CART, chair), { id: '2', parentId: '1', stock: 9 }),
  table,
)
const summary = cartSummary(cart, [chair, table], { days: 3, minOrderDays: 2 })

test('names the lines and extras that cost something else now, and no others', () => {
  const quote = {
    lines: [
      { productId: '1', total: 3600 },
      { productId: '3', total: 1200 },
    ],
    relatedLines: [{ productId: '2', parentId: '1', total: 300 }],
  }
  expect(priceChanges(summary, quote)).toEqual([
    { key: '1', name: 'Стул', was: 1200, now: 3600 },
    { key: '1 2', name: 'Чехол', was: 220, now: 300 },
  ])
})

test('a line that the quote has not is no change', () => {
  expect(priceChanges(summary, { lines: [], relatedLines: [] })).toEqual([])
})
