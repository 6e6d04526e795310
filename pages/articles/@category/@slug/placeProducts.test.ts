import { expect, test } from 'vitest'
import { placeProducts } from './placeProducts.ts'

test('places the last of several products inside a long text, and the others beside it', () => {
  expect(placeProducts(['a', 'b', 'c'], 3)).toEqual({ inset: 'c', beside: ['a', 'b'] })
})

test.each([
  [['a', 'b'], 6],
  [['a', 'b', 'c'], 2],
  [[], 6],
])('places %j beside a text with %i headings', (products, headings) => {
  expect(placeProducts(products, headings)).toEqual({ inset: null, beside: products })
})

test('shows five of many', () => {
  expect(placeProducts([1, 2, 3, 4, 5, 6, 7], 6)).toEqual({ inset: 5, beside: [1, 2, 3, 4] })
})
