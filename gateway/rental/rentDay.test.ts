import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rentDay } from './rentDay.ts'

const lines = [
  { productId: '1', quantity: 4 },
  { productId: '2', quantity: 2 },
]

test.each([
  { stocks: [4, 9], free: true, short: [] },
  { stocks: [3, 9], free: false, short: [{ ...lines[0], stock: 3 }] },
  {
    stocks: [0, null],
    free: false,
    short: [
      { ...lines[0], stock: 0 },
      { ...lines[1], stock: null },
    ],
  },
  { stocks: [4, null], free: null, short: [{ ...lines[1], stock: null }] },
  { stocks: [], free: null, short: lines.map((line) => ({ ...line, stock: null })) },
])('of stocks $stocks a day is free: $free', ({ stocks, ...expected }) => {
  expect(rentDay('2026-12-12', lines, stocks)).toEqual({ date: '2026-12-12', ...expected })
})

test('a day is free only when each line is known to be, and taken only when one is known to be short', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), stock: fc.option(fc.nat(6)) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (given) => {
      const { free } = rentDay(
        '2026-12-12',
        given.map(({ quantity }, index) => ({ productId: String(index), quantity })),
        given.map(({ stock }) => stock),
      )
      expect(free === true).toBe(given.every(({ stock, quantity }) => stock !== null && stock >= quantity))
      expect(free === false).toBe(given.some(({ stock, quantity }) => stock !== null && stock < quantity))
    }),
  )
})
