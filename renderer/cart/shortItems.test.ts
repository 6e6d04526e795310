import { expect, test } from 'vitest'
import { type CartLine, type CartState, relatedKey } from './cartState.ts'
import { cartSummary } from './cartSummary.ts'
import { shortItems } from './shortItems.ts'

const line = (id: string, quantity: number, isRemovedFromCart = false): CartLine => {
  return { id, slug: id, quantity, isRemovedFromCart }
}
const product = (id: string, stock: number | null, isOwned?: boolean) => ({
  ...{
    id,
    stock,
    isOwned: isOwned ?? null,
    name: `№ ${id}`,
    basicPricePerDay: 100,
    additionalPricePerDay: 50,
  },
  relatedProducts: [{ productId: '9', price: 10, stock: 1, product: { name: 'Чехол' } }],
})
const cover = { id: '9', parentId: '1', isShowInCart: true, follows: false }
const cart: CartState = {
  products: [line('1', 2), line('2', 24), line('3', 1), line('4', 5), line('5', 1), line('6', 1, true)],
  relatedProducts: [cover],
  relatedProductsQuantity: { [relatedKey(cover)]: 4 },
  previouslyLookedIds: [],
  favouriteIds: [],
}

test('is short: what is busy and what is not enough, extras too; not what is unknown, gone or removed', () => {
  const products = [
    product('1', 2),
    product('2', 3),
    product('3', 0),
    product('5', 0, false),
    product('4', null),
    product('6', 0),
  ]
  const summary = cartSummary(cart, products, { days: 3, minOrderDays: 2 })
  expect(shortItems(summary)).toEqual([
    { productId: '9', lineId: '1', name: 'Чехол', free: 1, requested: 4 },
    { productId: '2', lineId: '2', name: '№ 2', free: 3, requested: 24 },
    { productId: '3', lineId: '3', name: '№ 3', free: 0, requested: 1 },
    { productId: '5', lineId: '5', name: '№ 5', free: 0, requested: 1, isOwned: false },
  ])
})
