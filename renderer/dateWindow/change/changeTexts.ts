import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import type { ChangeRow, DateChange } from './dateChange.ts'

/** «27–29 ноября → 14–17 декабря, на сутки дольше»; without former dates only the new ones. */
export function periodChangeText(before: Period | null, after: Period): string {
  if (!before) return `${periodInSentence(after)}, ${daysText(daysIn(after))}`
  return `${periodInSentence(before)} → ${periodInSentence(after)}, ${texts.dateChange.length(daysIn(after) - daysIn(before))}`
}

/** «Всё свободно», «Наличие не всего известно» or nothing: what is short says so itself. */
export function stockText({ short, isStockComplete }: Pick<DateChange, 'short' | 'isStockComplete'>): string {
  if (short.length > 0) return ''
  return isStockComplete ? texts.dateChange.allFree : texts.stock.unknown
}

/** «Шатёр «Павильон» — занято, Стул — 12 из 24 и ещё 2 предмета». */
export function shortText(short: readonly ShortThing[]): string {
  const named = short
    .slice(0, NAMED)
    .map((thing) => texts.dateChange.named(thing.name || texts.dateChange.item, freeText(thing)))
    .join(', ')
  const others = short.length - NAMED
  return others > 0 ? named + texts.dateChange.andMore(positionsText(others)) : named
}

/** «на 38 420 ₽ больше», «сумма та же». */
export function differenceText(difference: number): string {
  if (difference === 0) return texts.dateChange.sameSum
  return texts.dateChange.difference(roubles(Math.abs(difference)), difference > 0)
}

/** The price of delivery, now and before: «бесплатно, как и было», «4 500 ₽ — было бесплатно»; null where it is unknown. */
export function deliveryText({
  delivery,
  wasDelivery,
}: Pick<DateChange, 'delivery' | 'wasDelivery'>): string | null {
  if (delivery === null) return null
  const now = deliverySum(delivery)
  if (wasDelivery === undefined || wasDelivery === null) return now
  return wasDelivery === delivery
    ? texts.dateChange.asBefore(now)
    : texts.dateChange.changed(now, deliverySum(wasDelivery))
}

/** «Занято», «Свободно 12 из 24»: what a row says of itself; empty where all of it is free. */
export function lackText({ lack, stock, quantity }: Pick<ChangeRow, 'lack' | 'stock' | 'quantity'>): string {
  if (lack === 'gone') return texts.words.notOffered
  if (lack === 'none') return texts.stock.none
  if (lack === 'busy') return texts.stock.busy
  if (lack === 'part') return texts.dateChange.free(thousands(stock ?? 0), thousands(quantity))
  if (lack === 'unpriced') return texts.dateChange.unpriced
  return lack === 'unknown' ? texts.stock.unknown : ''
}

/** A row that is short: a single requested unit is taken or not, of several some may be free. */
type ShortThing = Pick<ChangeRow, 'name' | 'stock' | 'quantity' | 'lack'>

/** So many are named before the rest is counted. */
const NAMED = 3

function freeText({ lack, stock, quantity }: ShortThing): string {
  if (lack === 'gone') return texts.words.notOffered.toLowerCase()
  if (lack === 'none') return texts.stock.none.toLowerCase()
  if (lack === 'unpriced') return texts.dateChange.withoutPrice
  if (quantity === 1) return texts.stock.busy.toLowerCase()
  return texts.dateChange.some(thousands(stock ?? 0), thousands(quantity))
}

function deliverySum(sum: number): string {
  return sum === 0 ? texts.words.forFree : roubles(sum)
}
