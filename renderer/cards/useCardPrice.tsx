import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { DayRates } from '#gateway/rental/price.ts'
import { RentTotal } from '#renderer/cart/RentTotal.tsx'
import type { RentSum } from '#renderer/cart/rentSum.ts'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'

/** The texts of a card's price: the sum, the unit that the sum is for, and the line below it. */
type CardPrice = { sum: ReactNode; unit: ReactNode; note: string }

/** The price of a product, of so many units in the visitor's cart, for the visitor's dates. */
export function useCardPrice(product: DayRates & { id: string }, quantity = 1): CardPrice {
  const { period, days, rules } = useDates()
  const sum = useRentSum(product, Math.max(quantity, 1), period)
  return cardPrice(product, sum, { days, minOrderDays: rules.minOrderDays }, quantity)
}

/**
 * Without dates the price a day and the shortest rental; with dates the sum for them, and the price of one unit where several are in
 * the cart, of one day otherwise; where there is none for them the price a day.
 */
export function cardPrice(
  { basicPricePerDay }: Pick<DayRates, 'basicPricePerDay'>,
  rent: RentSum | 'asked' | null,
  { days, minOrderDays }: Pick<RentalDates, 'days' | 'minOrderDays'>,
  quantity = 1,
): CardPrice {
  const perDay =
    basicPricePerDay === null
      ? { sum: texts.card.priceOnRequest, unit: '', note: '' }
      : { sum: roubles(basicPricePerDay), unit: texts.card.perDay }
  if (rent === null || days === null) {
    const note = minOrderDays === null ? '' : texts.datePill.minimum(daysText(minOrderDays))
    return { note, ...perDay }
  }
  const units = unitsText(Math.max(quantity, 1))
  const unit = texts.card.forDays(daysText(days))
  // Where no script runs nobody asks.
  if (rent === 'asked')
    return {
      sum: <RentTotal sum={rent} plain={perDay.sum} />,
      unit: (
        <>
          <span className="needs-scripts">{unit}</span>
          <noscript>{import.meta.env.SSR && perDay.unit}</noscript>
        </>
      ),
      note: units,
    }
  if (rent.total === null) return { note: texts.card.askForPrice(true), ...perDay }
  const each = quantity > 1 && rent.each !== undefined && texts.card.each(units, roubles(rent.each))
  return {
    sum: roubles(rent.total),
    unit,
    note: each || (rent.each === undefined ? units : `${perDay.sum} ${perDay.unit}`),
  }
}
