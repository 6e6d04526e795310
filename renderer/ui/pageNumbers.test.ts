import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
  [99, 3, [1, 2, 3]],
])('page %s of %s', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))

test('a gap never hides a single number, and there are at most seven targets', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)]
      const numbers = pageNumbers(page, pages)
      expect(numbers.length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      numbers.forEach((number, index) => {
        if (number === null) {
          expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2)
        }
      })
    }),
  )
})
