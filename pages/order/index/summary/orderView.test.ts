import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART, joinSet } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { cartView } from './orderView.ts'

test('an order has the sets of its cart: what was put alone first, then each set under its name', () => {
  const put = (ids: readonly string[]) =>
    ids.reduce((cart, id) => addProduct(cart, { id, slug: id }), EMPTY_CART)
  const wedding = { slug: 'wedding', name: 'Свадьба' }
  const cart = joinSet(joinSet(put(['arch', 'own', 'chair']), 'arch', wedding), 'chair', wedding)
  const length = { days: 2, minOrderDays: 2 }
  const period = { start: '2026-12-12', end: '2026-12-13' }
  const { lines } = cartView(cartSummary(cart, [], length), length, period, '2026-11-28')
  const names = Object.fromEntries(lines.map(({ productId, set }) => [productId, set]))
  expect(lines[0]?.productId).toBe('own')
  expect(Object.values(names).filter(Boolean)).toEqual(['Свадьба'])
  expect(names.own).toBeUndefined()
  expect(lines[1]?.set).toBe('Свадьба')
})
