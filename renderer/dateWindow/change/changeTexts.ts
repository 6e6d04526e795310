import { thousands } from '#company/numbers.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import type { ChangeRow, DateChange } from './dateChange.ts'

/** «27–29 ноября → 14–17 декабря, на сутки дольше»; without former dates only the new ones. */
export function periodChangeText(before: Period | null, after: Period): string {
  if (!before) return `${periodInSentence(after)}, ${daysText(daysIn(after))}`
  return `${periodInSentence(before)} → ${periodInSentence(after)}, ${lengthChangeText(daysIn(after) - daysIn(before))}`
}

/** «На сутки дольше», in the middle of a sentence. */
export function lengthChangeText(days: number): string {
  if (days === 0) return 'срок тот\u00A0же'
  const many = Math.abs(days)
  const much = many === 1 ? 'на\u00A0сутки' : `на\u00A0${daysText(many)}`
  return `${much} ${days > 0 ? 'дольше' : 'короче'}`
}

/** «Всё свободно», «Наличие не всего известно» or nothing: what is short says so itself. */
export function stockText({ short, isStockComplete }: Pick<DateChange, 'short' | 'isStockComplete'>): string {
  if (short.length > 0) return ''
  return isStockComplete ? 'Всё свободно' : 'Наличие уточняем'
}

/** «Шатёр «Павильон» — занято, Стул — 12 из 24 и ещё 2 предмета». */
export function shortText(short: readonly ShortThing[]): string {
  const named = short.slice(0, NAMED).map((thing) => `${thing.name || 'Предмет'}\u00A0— ${freeText(thing)}`)
  const others = short.length - named.length
  if (others === 0) return named.join(', ')
  return `${named.join(', ')} и\u00A0ещё ${positionsText(others)}`
}

/** «на 38 420 ₽ больше», «сумма та же». */
export function differenceText(difference: number): string {
  if (difference === 0) return 'сумма та\u00A0же'
  return `на\u00A0${roubles(Math.abs(difference))} ${difference > 0 ? 'больше' : 'меньше'}`
}

/** What delivery costs and cost: «бесплатно, как и было», «4 500 ₽ — было бесплатно»; null where its price is unknown. */
export function deliveryText({
  delivery,
  wasDelivery,
}: Pick<DateChange, 'delivery' | 'wasDelivery'>): string | null {
  if (delivery === null) return null
  const now = deliverySum(delivery)
  if (wasDelivery === undefined || wasDelivery === null) return now
  return wasDelivery === delivery
    ? `${now}, как и\u00A0было`
    : `${now}\u00A0— было ${deliverySum(wasDelivery)}`
}

/** «Занято», «Свободно 12 из 24»: what a row says of itself; empty where all of it is free. */
export function lackText({ lack, stock, quantity }: Pick<ChangeRow, 'lack' | 'stock' | 'quantity'>): string {
  if (lack === 'gone') return 'Больше не\u00A0сдаём'
  if (lack === 'none') return 'Нет в\u00A0наличии'
  if (lack === 'busy') return 'Занято'
  if (lack === 'part') return `Свободно ${thousands(stock ?? 0)}\u00A0из\u00A0${thousands(quantity)}`
  if (lack === 'unpriced') return 'Цену подскажем по\u00A0телефону'
  return lack === 'unknown' ? 'Наличие уточняем' : ''
}

/** What is short: one requested unit is taken or not, of several some may be free. */
type ShortThing = Pick<ChangeRow, 'name' | 'stock' | 'quantity' | 'lack'>

/** So many are named before the rest is counted. */
const NAMED = 3

function freeText({ lack, stock, quantity }: ShortThing): string {
  if (lack === 'gone') return 'больше не\u00A0сдаём'
  if (lack === 'none') return 'нет в\u00A0наличии'
  if (lack === 'unpriced') return 'без цены'
  return quantity === 1 ? 'занято' : `${thousands(stock ?? 0)}\u00A0из\u00A0${thousands(quantity)}`
}

function deliverySum(sum: number): string {
  return sum === 0 ? 'бесплатно' : roubles(sum)
}
