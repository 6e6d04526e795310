import { describe, expect, test } from 'vitest'
import { priceBounds, typedRange } from './priceBounds.ts'

describe('priceBounds', () => {
  const bounds = (
    prices: [number | null, number | null],
    chosen: [number | null, number | null] = [null, null],
  ) => priceBounds({ minPrice: prices[0], maxPrice: prices[1] }, { minPrice: chosen[0], maxPrice: chosen[1] })

  test.each([
    ['whole roubles around every price', [14.5, 4899.2], [null, null], { min: 14, max: 4900 }],
    ['a chosen limit above everything', [100, 4900], [5000, null], { min: 100, max: 5000 }],
    ['a chosen limit below everything', [100, 4900], [null, 40], { min: 40, max: 4900 }],
    ['nothing found, a limit chosen', [null, null], [5000, null], { min: 0, max: 5000 }],
    ['one price, a limit chosen', [700, 700], [5000, null], { min: 700, max: 5000 }],
  ] as const)('%s', (_, prices, chosen, expected) =>
    expect(bounds([...prices], [...chosen])).toEqual(expected),
  )

  test.each([
    [null, null],
    [100, 100],
    [500, 100],
    [-5, -1],
  ])('between %s and %s there is nothing to choose', (min, max) => {
    expect(bounds([min, max])).toBeNull()
  })
})

describe('typedRange', () => {
  test('the edge that was typed last wins over one beyond it', () => {
    expect(typedRange(5000, 100, 'to')).toEqual({ minPrice: null, maxPrice: 100 })
    expect(typedRange(5000, 100, 'from')).toEqual({ minPrice: 5000, maxPrice: null })
  })

  test('keeps what is in order', () => {
    expect(typedRange(100, 5000, 'to')).toEqual({ minPrice: 100, maxPrice: 5000 })
    expect(typedRange(null, 100, 'to')).toEqual({ minPrice: null, maxPrice: 100 })
  })
})
