import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchedLines } from './requestedUnits.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 9 }).map(String),
  quantity: fc.integer({ min: -2, max: 12_000 }),
})

test('the same things are the same search, in whatever order they lie in the cart', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const searched = searchedLines(lines)
      expect(searchedLines(lines.toReversed())).toEqual(searched)
      expect(new Set(searched.map(({ productId }) => productId)).size).toBe(searched.length)
      for (const { quantity } of searched) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(9999)
      }
    }),
  )
})

test('a product on its own and as an extra counts once, with the sum', () => {
  const lines = [
    { productId: '7', quantity: 2 },
    { productId: '3', quantity: 1 },
    { productId: '7', quantity: 3 },
  ]
  expect(searchedLines(lines)).toEqual([
    { productId: '3', quantity: 1 },
    { productId: '7', quantity: 5 },
  ])
})

test('more products than one search takes are not searched for', () => {
  const lines = Array.from({ length: 101 }, (_, index) => ({ productId: String(index), quantity: 1 }))
  expect(searchedLines(lines)).toEqual([])
  expect(searchedLines(lines.slice(1))).toHaveLength(100)
})
