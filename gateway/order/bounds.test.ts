import { expect, test } from 'vitest'
import { isTooLarge, wholeStocks } from './bounds.ts'
import type { CheckedLine } from './lines.ts'

const line = (quantity: number, stock: number | null): CheckedLine => ({
  ...{ productId: '1', parentId: null, quantity, stock },
  ...{ product: null, extraPrice: null, problem: null, counted: true, units: 1, quoted: null },
})
const order = (lines: CheckedLine[], total = 0, relatedLines: CheckedLine[] = []) => ({
  lines,
  relatedLines,
  total: { total } as Parameters<typeof isTooLarge>[0]['total'],
})

test.each([
  ['all pieces of two', [line(4, 4), line(1, 1)], 2],
  ['half of the pieces of two', [line(2, 4), line(50, 100)], 1],
  ['what nobody knows the stock of', [line(500, null)], 0],
  ['what there is none of', [line(3, 0)], 0],
])('%s', (_what, lines, expected) => expect(wholeStocks(order(lines))).toBe(expected))

test('extras count with the products', () => {
  expect(wholeStocks(order([line(1, 4)], 0, [line(3, 4)]))).toBe(1)
})

test.each([
  ['within both', 5, 1000, false],
  ['more stocks', 6, 1000, true],
  ['a larger sum', 5, 1000.01, true],
])('an order %s', (_what, things, total, expected) => {
  const lines = Array.from({ length: things }, () => line(10, 10))
  expect(isTooLarge(order(lines, total), { stocks: 5, sum: 1000 })).toBe(expected)
})
