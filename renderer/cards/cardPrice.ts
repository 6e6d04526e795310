import { daysText } from '#gateway/rental/dayWord.ts'
import { linePrice } from '#gateway/rental/price.ts'
import { askForPrice } from '#renderer/cart/askForPrice.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'

/** What a card says of a price: the sum, what the sum is for, and the line below it. */
type CardPrice = { sum: string; unit: string; note: string }

/**
 * The price on a card. Without dates (`days` null) the price a day and the shortest rental; with dates the sum for them, and
 * the price of one unit where several are in the cart, of one day otherwise; where there is none for them the price a day. Prices in
 * roubles; null: none.
 */
export function cardPrice(item: CardPriceInput): CardPrice {
  const { basicPricePerDay, additionalPricePerDay, days, minOrderDays, quantity } = item
  if (basicPricePerDay === null) return { sum: 'Цена по\u00A0запросу', unit: '', note: '' }
  const perDay = roubles(basicPricePerDay)
  if (days === null) {
    const note = minOrderDays === null ? '' : `минимум ${daysText(minOrderDays)}`
    return { sum: perDay, unit: '/\u00A0сутки', note }
  }
  const sumFor = (count: number) =>
    linePrice({ basicPricePerDay, additionalPricePerDay, days, minOrderDays, quantity: count })
  const one = sumFor(1)
  const all = sumFor(Math.max(quantity, 1))
  if (!one || !all) return { sum: perDay, unit: '/\u00A0сутки', note: askForPrice(true) }
  return {
    sum: roubles(all.total),
    unit: `за\u00A0${daysText(days)}`,
    note: quantity > 1 ? `${unitsText(quantity)} по\u00A0${roubles(one.total)}` : `${perDay} /\u00A0сутки`,
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
