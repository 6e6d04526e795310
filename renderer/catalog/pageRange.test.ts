import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PAGES, pageRangeText, readPageRange } from './pageRange.ts'

test.each([
  ['', 1, 1],
  ['1', 1, 1],
  ['4', 4, 1],
  ['1-3', 1, 3],
  ['2-4', 2, 3],
  ['3-3', 3, 1],
  ['3-1', 3, 1],
  ['1-99999', 1, MAX_PAGES],
  ['0-3', 1, 1],
  ['-3', 1, 1],
  ['1-', 1, 1],
  ['1-2-3', 1, 1],
  ['1e3-2', 1, 1],
  ['999999', 10_000, 1],
  ['9'.repeat(400), 10_000, 1],
])('«%s» is %i and so many pages: %i', (text, page, pages) => {
  expect(readPageRange(text)).toEqual({ page, pages })
})

test('reads what it wrote', () => {
  const ranges = fc.record({
    page: fc.integer({ min: 1, max: 10_000 }),
    pages: fc.integer({ min: 1, max: MAX_PAGES }),
  })
  fc.assert(
    fc.property(ranges, (range) => {
      expect(readPageRange(pageRangeText(range) ?? '')).toEqual(range)
    }),
  )
})
