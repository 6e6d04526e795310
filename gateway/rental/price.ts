import { MONEY_MINOR } from '#company/constants.ts'
import { eachDay, type Period } from './period.ts'

/** The prices of one product, in roubles a day; null where the service gives none. Without an additional one all days cost the basic one. */
export type DayRates = { basicPricePerDay: number | null; additionalPricePerDay: number | null }

/** How long the rental is and how many days are paid at the basic price whatever its length; null: nobody knows, and there are no sums. */
export type RentalLength = { days: number; minOrderDays: number | null }

/** The price of one cart line in roubles. */
export type LinePrice = { basic: number; additional: number; total: number }

/** The price of one rental day: at the basic rate, or at the additional one beyond the minimum. */
type DayPrice = { day: string; kind: 'basic' | 'additional'; price: number | null }

/** The days beyond the minimum: never negative, and none while the minimum is unknown. */
export function additionalDays({ days, minOrderDays }: RentalLength): number {
  return minOrderDays === null ? 0 : Math.max(days - minOrderDays, 0)
}

/** The days that cost less than the first ones, by what both cost: none where a company has one price. */
export function reducedDays(
  { basic, additional }: Pick<LinePrice, 'basic' | 'additional'>,
  length: RentalLength,
) {
  const extra = additionalDays(length)
  const hasOnePrice = basic > 0 && toMinor(additional) * (length.minOrderDays ?? 0) >= toMinor(basic) * extra
  return hasOnePrice ? 0 : extra
}

function additionalRate({ additionalPricePerDay, basicPricePerDay }: DayRates): number | null {
  return additionalPricePerDay ?? basicPricePerDay
}

/** The price of a product for a rental: basic days, then additional ones. Null when the basic rate or the minimum is unknown. */
export function linePrice(line: DayRates & RentalLength & { quantity: number }): LinePrice | null {
  if (line.minOrderDays === null) return null
  const extraDays = additionalDays(line)
  const basic = product(line.basicPricePerDay, line.minOrderDays, line.quantity)
  const additional = extraDays > 0 ? product(additionalRate(line), extraDays, line.quantity) : 0
  if (basic === null || additional === null) return null
  return { basic: fromMinor(basic), additional: fromMinor(additional), total: fromMinor(basic + additional) }
}

/** The price of a related product in roubles: once for the whole order, whatever its length. Null when unknown. */
export function relatedPrice({ price, quantity }: { price: number | null; quantity: number }): number | null {
  const minor = product(price, quantity)
  return minor === null ? null : fromMinor(minor)
}

/** The price of one piece on each day of a period: the first `minOrderDays` basic, the others additional; null if that is unknown. */
export function dayPrices(
  item: DayRates & Pick<RentalLength, 'minOrderDays'> & { period: Period },
): DayPrice[] {
  return eachDay(item.period).map((day, index) => {
    const kind = item.minOrderDays === null || index < item.minOrderDays ? 'basic' : 'additional'
    const price = kind === 'basic' ? item.basicPricePerDay : additionalRate(item)
    const rate = item.minOrderDays === null ? null : price
    return { day, kind, price: relatedPrice({ price: rate, quantity: 1 }) }
  })
}

/** The sum of prices in roubles, added up in minor units so that it does not drift. */
export function sumRoubles(prices: number[]): number {
  return fromMinor(prices.reduce((sum, price) => sum + toMinor(price), 0))
}

/** A rate multiplied in minor units; null when the rate or a count is not a price or a count, or the result is not exact. */
function product(rate: number | null, ...counts: number[]): number | null {
  if (rate === null || rate < 0 || !counts.every((count) => Number.isInteger(count) && count >= 0))
    return null
  const minor = counts.reduce((result, count) => result * count, toMinor(rate))
  return Number.isSafeInteger(minor) ? minor : null
}

/** An amount as a whole number of the currency's minor units: kopecks, cents; yen have none smaller. */
export function toMinor(amount: number): number {
  return Math.round(amount * MONEY_MINOR)
}

/** The amount of so many minor units. */
export function fromMinor(minor: number): number {
  return minor / MONEY_MINOR
}
