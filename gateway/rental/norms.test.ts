import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_GUESTS, MOST_UNITS, unitsForGuests } from './norms.ts'
import { isQuantity, MAX_GUESTS } from './quantity.ts'

const norm = fc.record({
  units: fc.integer({ min: 1, max: MOST_UNITS * 100 }).map((hundredths) => hundredths / 100),
  guests: fc.integer({ min: 1, max: MOST_GUESTS }),
  spare: fc.integer({ min: 0, max: 100 }),
  spareAtLeast: fc.integer({ min: 0, max: 10 }),
})
const guests = fc.integer({ min: 1, max: MAX_GUESTS })

describe('units for guests', () => {
  test('are a quantity, and never fewer for more guests', () => {
    fc.assert(
      fc.property(norm, guests, guests, (each, one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          unitsForGuests(each, count),
        )
        expect(isQuantity(few)).toBe(true)
        expect(few).toBeLessThanOrEqual(many ?? 0)
      }),
    )
  })

  test('serve all, and without spare ones nobody could be spared a unit', () => {
    fc.assert(
      fc.property(norm, fc.integer({ min: 1, max: 99 }), (each, count) => {
        const bare = { ...each, spare: 0, spareAtLeast: 0 }
        const wanted = Math.round(each.units * 100) * count
        const units = unitsForGuests(bare, count)
        expect(units * each.guests * 100).toBeGreaterThanOrEqual(wanted)
        expect((units - 1) * each.guests * 100).toBeLessThan(wanted)
        expect(unitsForGuests(each, count) - units).toBeGreaterThanOrEqual(each.spareAtLeast)
      }),
    )
  })

  test.each([0, -1, 1.5, Number.NaN, MAX_GUESTS + 1])('are none for %s guests', (count) => {
    expect(unitsForGuests({ units: 1, guests: 1, spare: 0, spareAtLeast: 4 }, count)).toBe(0)
  })
})
