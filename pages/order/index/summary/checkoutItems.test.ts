import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART, removeProduct } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { addRelated } from '#renderer/cart/relatedState.ts'
import { withTypography } from '#renderer/graphql/typography.ts'
import { shownChair } from '../../../../tests/support/shownProducts.ts'
import { checkoutItems } from './checkoutItems.ts'

test('names what the order counts: products by the day, their extras beside them', () => {
  const cart = addRelated(addProduct(EMPTY_CART, shownChair), { id: '2', parentId: '1', stock: 9 })
  const itemsOf = (state: typeof cart) =>
    checkoutItems(cartSummary(state, [shownChair], { days: 3, minOrderDays: 2 }))
  expect(itemsOf(cart)).toEqual([
    { item_id: '1', item_name: 'Стул', price: 490, quantity: 1 },
    { item_id: '2', item_name: 'Чехол', price: 220, quantity: 1 },
  ])
  expect(itemsOf(removeProduct(cart, '1'))).toEqual([])
})

test('names things as the services write them, with ordinary spaces', () => {
  const [extra] = shownChair.relatedProducts
  const sent = {
    ...shownChair,
    name: 'Стол 180 см',
    relatedProducts: [{ ...extra, product: { ...extra?.product, name: 'Чехол на стол' } }],
  } as typeof shownChair
  const cart = addRelated(addProduct(EMPTY_CART, shownChair), { id: '2', parentId: '1', stock: 9 })
  const summary = cartSummary(cart, [withTypography(sent)], { days: 3, minOrderDays: 2 })
  expect(summary.lines[0]?.product?.name).toBe('Стол 180\u00a0см')
  expect(checkoutItems(summary).map(({ item_name }) => item_name)).toEqual(['Стол 180 см', 'Чехол на стол'])
})
