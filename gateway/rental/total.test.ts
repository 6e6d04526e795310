import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortestPeriod } from './period.ts'
import { dayPrices, linePrice, sumRoubles } from './price.ts'
import { cartTotal } from './total.ts'

const price = fc.integer({ min: 0, max: 10_000_000 }).map((kopecks) => kopecks / 100)
const quantity = fc.integer({ min: 1, max: 500 })
const length = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  minOrderDays: fc.integer({ min: 1, max: 10 }),
})
const rates = fc.record({ basicPricePerDay: price, additionalPricePerDay: price })
const line = fc.record({
  id: fc.nat({ max: 5 }).map(String),
  quantity: fc.integer({ min: -1, max: 9 }),
  stock: fc.option(fc.integer({ min: 0, max: 9 })),
  isRemovedFromCart: fc.boolean(),
  basicPricePerDay: fc.option(price),
  additionalPricePerDay: fc.option(price),
})
const relatedLine = fc.record({
  parentId: fc.nat({ max: 5 }).map(String),
  quantity: fc.integer({ min: 0, max: 9 }),
  stock: fc.option(fc.integer({ min: 0, max: 9 })),
  price: fc.option(price),
})
const cart = fc
  .record({
    lines: fc.uniqueArray(line, { selector: ({ id }) => id }),
    relatedLines: fc.array(relatedLine, { maxLength: 8 }),
  })
  .chain((lines) => length.map((period) => ({ ...lines, ...period })))

const kopecks = (roubles: number) => Math.round(roubles * 100)

describe('linePrice', () => {
  test('follows the formula exactly in kopecks', () => {
    fc.assert(
      fc.property(rates, length, quantity, (rate, { days, minOrderDays }, count) => {
        const basic = kopecks(rate.basicPricePerDay) * minOrderDays * count
        const extra =
          days > minOrderDays ? kopecks(rate.additionalPricePerDay) * (days - minOrderDays) * count : 0
        expect(linePrice({ ...rate, days, minOrderDays, quantity: count })).toEqual({
          basic: basic / 100,
          additional: extra / 100,
          total: (basic + extra) / 100,
        })
      }),
    )
  })

  test('is the sum of the days that the strip shows, for any rental that is long enough', () => {
    fc.assert(
      fc.property(rates, length, quantity, (rate, { days, minOrderDays }, count) => {
        fc.pre(days >= minOrderDays)
        const strip = dayPrices({ ...rate, minOrderDays, period: shortestPeriod('2026-12-12', days) })
        const piece = sumRoubles(strip.map((item) => item.price ?? 0))
        const whole = linePrice({ ...rate, days, minOrderDays, quantity: count })
        expect(kopecks(whole?.total ?? -1)).toBe(kopecks(piece) * count)
      }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, Number.MAX_VALUE])(
    'a rate of %s is no price',
    (basicPricePerDay) => {
      const rate = { basicPricePerDay, additionalPricePerDay: 1 }
      expect(linePrice({ ...rate, days: 3, minOrderDays: 2, quantity: 1 })).toBeNull()
    },
  )
})

describe('cartTotal', () => {
  test('is the sum of the counted lines, whatever else the cart holds', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const result = cartTotal(given)
        const lines = result.lines.reduce((sum, item) => sum + kopecks(item?.total ?? 0), 0)
        const related = result.relatedLines.reduce<number>((sum, item) => sum + kopecks(item ?? 0), 0)
        expect(kopecks(result.total)).toBe(lines + related)
        expect(kopecks(result.basic) + kopecks(result.additional)).toBe(lines)
        expect(kopecks(result.related)).toBe(related)
      }),
    )
  })

  test('has no sum while nobody knows the minimum rental', () => {
    fc.assert(
      fc.property(rates, length, quantity, (rate, { days }, count) => {
        const line = { ...rate, days, minOrderDays: null, quantity: count }
        expect(linePrice(line)).toBeNull()
        const cart = {
          days,
          minOrderDays: null,
          lines: [{ ...line, id: '1', stock: null }],
          relatedLines: [],
        }
        expect(cartTotal(cart).total).toBe(0)
      }),
    )
  })

  test('counts no removed line, no item of which there is none, and no related product of such a line', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const result = cartTotal(given)
        given.lines.forEach((item, index) => {
          if (item.isRemovedFromCart || item.stock === 0 || item.quantity < 1)
            expect(result.lines[index]).toBeNull()
        })
        given.relatedLines.forEach((item, index) => {
          const parent = given.lines.findIndex(({ id }) => id === item.parentId)
          const isParentCounted = parent >= 0 && result.lines[parent] !== null
          if (item.stock === 0 || !isParentCounted) expect(result.relatedLines[index]).toBeNull()
        })
      }),
    )
  })

  test('counts what nobody can say the stock of as if there were enough', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const counted = <Item extends { stock: number | null }>(item: Item) => ({
          ...item,
          stock: item.stock ?? 1_000_000,
        })
        const known = { lines: given.lines.map(counted), relatedLines: given.relatedLines.map(counted) }
        expect(cartTotal(given)).toEqual(cartTotal({ ...given, ...known }))
      }),
    )
  })

  test('does not change when what is not counted is taken away', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const result = cartTotal(given)
        const cleaned = cartTotal({
          ...given,
          lines: given.lines.filter((_, index) => result.lines[index] !== null),
          relatedLines: given.relatedLines.filter((_, index) => result.relatedLines[index] !== null),
        })
        expect(cleaned.total).toBe(result.total)
      }),
    )
  })
})
