import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { addRelated } from '#renderer/cart/relatedState.ts'
import { shownChair } from '../../../../tests/support/shownProducts.ts'
import { cartView, orderedLines } from '../summary/orderView.ts'
import { priceChanges } from './priceChanges.ts'

const table = { ...shownChair, id: '3', slug: 'stol', name: 'Стол', relatedProducts: [] }
const cart = addProduct(
  addRelated(addProduct(EMPTY_CART, shownChair), { id: '2', parentId: '1', stock: 9 }),
  table,
)
const period = { start: '2026-12-12', end: '2026-12-14' }
const length = { days: 3, minOrderDays: 2 }
const viewOf = (products: (typeof shownChair)[]) =>
  cartView(cartSummary(cart, products, length), length, period, '2026-12-01')
const { lines } = viewOf([shownChair, table])

test('what is taken is named with its reason, and not ordered', () => {
  const { lines } = viewOf([shownChair, { ...table, stock: 0 }])
  expect(lines.map(({ productId, parentId, sum }) => [productId, parentId, sum])).toEqual([
    ['1', null, 1200],
    ['2', '1', 220],
    ['3', null, null],
  ])
  expect(lines.map(({ note }) => note.replace('\u00a0', ' '))).toEqual(['', '', 'Занято на ваши даты'])
  expect(orderedLines(lines).map(({ name }) => name)).toEqual(['Стул', 'Чехол'])
})

test('names the lines and extras that cost something else now, and no others', () => {
  const quote = {
    lines: [
      { productId: '1', total: 3600 },
      { productId: '3', total: 1200 },
    ],
    relatedLines: [{ productId: '2', parentId: '1', total: 300 }],
  }
  expect(priceChanges(lines, quote)).toEqual([
    { key: 'null 1', name: 'Стул', was: 1200, now: 3600 },
    { key: '1 2', name: 'Чехол', was: 220, now: 300 },
  ])
})

test('a line that the quote has not is no change', () => {
  expect(priceChanges(lines, { lines: [], relatedLines: [] })).toEqual([])
})
