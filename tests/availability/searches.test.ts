import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { compareWithEachDay } from './dayByDay.ts'
import { orderOffers } from './offers.ts'
import { shops } from './shops.ts'

// The short form of `npm run searches`.

test('what the gateway finds is what each day says, for 100 random companies, carts and dates', async () => {
  const found: { search: string; complete: boolean }[] = []
  const property = fc.asyncProperty(shops, async (shop) => {
    found.push(...(await compareWithEachDay(shop)))
  })
  await fc.assert(property, { numRuns: 100 })
  for (const search of ['freePeriods', 'rentDays', 'availability'])
    expect(found.filter((each) => each.search === search && each.complete).length).toBeGreaterThan(20)
})

test('20 periods that are offered can be ordered', async () => {
  expect(await orderOffers(20)).toEqual({ ordered: 20, refused: [] })
})

// The numbers are those of the decision: a search that asks more often misses them.
test.each([
  { days: 2, longest: 3, most: 12, within12: 1 },
  { days: 5, longest: 7, most: 18, within12: 0.9 },
])('two busy spans of at most $longest days: rentals of $days days take at most $most calls', (given) => {
  const { most, within12 } = callsOf(given.days, given.longest, 4000)
  expect(most).toBeLessThanOrEqual(given.most)
  expect(within12).toBeGreaterThanOrEqual(given.within12)
})
