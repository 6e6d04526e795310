import { addDays, type Period, weekdayOf } from '#gateway/rental/period.ts'
import { linePrice } from '#gateway/rental/price.ts'

/** A product whose additional days are cheaper, and a rental of it that is longer than the minimum. Prices in roubles. */
type RateExample = {
  name: string
  basicPricePerDay: number
  additionalPricePerDay: number
  period: Period
  total: number
}

type Candidate = {
  name: string | null
  basicPricePerDay: number | null
  additionalPricePerDay: number | null
}

/** The first product that shows that longer is cheaper, from the visitor's day on or from the next Saturday. Null: none does. */
export function rateExample(products: readonly Candidate[], terms: RateTerms): RateExample | null {
  const { minOrderDays, firstDay } = terms
  const start = terms.from ?? nextSaturday(firstDay)
  const days = minOrderDays + EXTRA_DAYS
  for (const { name, basicPricePerDay, additionalPricePerDay } of products) {
    if (!name || !basicPricePerDay || !additionalPricePerDay) continue
    if (additionalPricePerDay >= basicPricePerDay) continue
    const rates = { basicPricePerDay, additionalPricePerDay }
    const price = linePrice({ ...rates, days, minOrderDays, quantity: 1 })
    if (price) return { name, ...rates, period: { start, end: addDays(start, days - 1) }, total: price.total }
  }
  return null
}

type RateTerms = {
  minOrderDays: number
  /** The visitor's first day; null without dates. */
  from: string | null
  /** The first day that can be rented. */
  firstDay: string
}

const EXTRA_DAYS = 3
const SATURDAY = 6
const DAYS_A_WEEK = 7

function nextSaturday(day: string): string {
  return addDays(day, (SATURDAY - weekdayOf(day) + DAYS_A_WEEK) % DAYS_A_WEEK)
}
