import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followsGuests, quantityForGuests } from './guests.ts'
import { isGuests, isQuantity, MAX_GUESTS, MAX_QUANTITY } from './quantity.ts'

const guests = fc.integer({ min: 1, max: MAX_GUESTS })
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY })

describe('a quantity for other guests', () => {
  test.each([
    // a wedding for 60, then for 90
    { quantity: 64, from: 60, to: 90, expected: 96 },
    { quantity: 6, from: 60, to: 90, expected: 9 },
    { quantity: 190, from: 60, to: 90, expected: 285 },
    { quantity: 2, from: 60, to: 90, expected: 2 },
    { quantity: 1, from: 8, to: 90, expected: 1 },
    // rounded up
    { quantity: 64, from: 60, to: 61, expected: 66 },
    { quantity: 6, from: 60, to: 1, expected: 1 },
    { quantity: 9000, from: 60, to: 9999, expected: MAX_QUANTITY },
    // no numbers of guests
    { quantity: 6, from: 0, to: 90, expected: 6 },
    { quantity: 6, from: 60, to: 1.5, expected: 6 },
    { quantity: 6, from: 60, to: MAX_GUESTS + 1, expected: 6 },
  ])('of $quantity for $from is $expected for $to', ({ expected, quantity, ...change }) => {
    expect(quantityForGuests(quantity, change)).toBe(expected)
  })

  test('is a quantity, and the old one for the old number', () => {
    fc.assert(
      fc.property(quantity, guests, guests, (count, from, to) => {
        expect(isQuantity(quantityForGuests(count, { from, to }))).toBe(true)
        expect(quantityForGuests(count, { from, to: from })).toBe(count)
      }),
    )
  })

  test('is never less for more guests, and serves each as well as before', () => {
    fc.assert(
      fc.property(quantity, guests, guests, guests, (count, from, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        const few = quantityForGuests(count, { from, to: fewer })
        const many = quantityForGuests(count, { from, to: more })
        expect(few).toBeLessThanOrEqual(many)
        if (followsGuests(count, { from }) && many < MAX_QUANTITY) {
          expect(many * from).toBeGreaterThanOrEqual(count * more)
          expect((many - 1) * from).toBeLessThan(Math.max(count * more, from))
        }
      }),
    )
  })

  test.each([0, -1, 1.5, MAX_GUESTS + 1, '60', null, Number.NaN])('%j is no number of guests', (value) => {
    expect(isGuests(value)).toBe(false)
  })
})
