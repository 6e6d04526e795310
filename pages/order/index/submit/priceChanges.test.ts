import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { addRelated } from '#renderer/cart/relatedState.ts'
import { shownChair } from '../../../../tests/support/shownProducts.ts'
import { priceChanges } from './priceChanges.ts'

const table = { ...shownChair, id: '3', slug: 'stol', name: 'Стол', relatedProducts: [] }
const cart = addProduct(
  addRelated(addProduct(EMPTY_CART, shownChair), { id: '2', parentId: '1', stock: 9 }),
  table,
)
const summary = cartSummary(cart, [shownChair, table], { days: 3, minOrderDays: 2 })

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
