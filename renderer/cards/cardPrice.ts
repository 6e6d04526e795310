import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { linePrice } from '#gateway/rental/price.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'

/** The texts of a card's price: the sum, the unit that the sum is for, and the line below it. */
type CardPrice = { sum: string; unit: string; note: string }

/**
 * The price on a card. Without dates (`days` null) the price a day and the shortest rental; with dates the sum for them, and
 * the price of one unit where several are in the cart, of one day otherwise; where there is none for them the price a day. Prices in
 * roubles; null: none.
 */
export function cardPrice(item: CardPriceInput): CardPrice {
  const { basicPricePerDay, additionalPricePerDay, days, minOrderDays, quantity } = item
  if (basicPricePerDay === null) return { sum: texts.card.priceOnRequest, unit: '', note: '' }
  const perDay = roubles(basicPricePerDay)
  if (days === null) {
    const note = minOrderDays === null ? '' : texts.datePill.minimum(daysText(minOrderDays))
    return { sum: perDay, unit: texts.card.perDay, note }
  }
  const sumFor = (count: number) =>
    linePrice({ basicPricePerDay, additionalPricePerDay, days, minOrderDays, quantity: count })
  const one = sumFor(1)
  const all = sumFor(Math.max(quantity, 1))
  if (!one || !all) return { sum: perDay, unit: texts.card.perDay, note: texts.card.askForPrice(true) }
  return {
    sum: roubles(all.total),
    unit: texts.card.forDays(daysText(days)),
    note:
      quantity > 1
        ? texts.card.each(unitsText(quantity), roubles(one.total))
        : `${perDay} ${texts.card.perDay}`,
  }
}

type CardPriceInput = {
  basicPricePerDay: number | null
  additionalPricePerDay: number | null
  /** Length of the chosen rental; null when there are no dates. */
  days: number | null
  minOrderDays: number | null
  /** Pieces in the visitor's cart. */
  quantity: number
}
