import { type FreeDays, MAX_QUESTIONS, type Span, searchFreeDays } from '#gateway/rental/freeDays.ts'
import { addDays, eachDay, type Period } from '#gateway/rental/period.ts'
import { type RentDay, rentDay, type WantedLine } from '#gateway/rental/rentDay.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import type { Rest } from '../rest/calls/index.ts'
import { answered, rentableDays, searchTime, togetherOf, worstOf } from './stockSearch.ts'

/** The days of a calendar for several lines; `complete`: of no day that can be rented anything is unknown. */
export type RentDays = { items: RentDay[]; complete: boolean }

type Sources = { rest: Pick<Rest, 'products' | 'productsByIds'>; today: string }

/**
 * What is short of lines on each day of a period. More than is wanted is as good as what is wanted, so one call is enough while all
 * is free; only what is short on some day is searched for.
 */
export async function findRentDays(
  lines: readonly WantedLine[],
  period: Period,
  { rest, today }: Sources,
): Promise<RentDays> {
  const wanted = togetherOf(lines)
  const days = rentableDays(period, today)
  const found = await shortDays(wanted, days, rest)
  const stocksOn = new Map(days.map((date, day) => [date, found.map((stocks) => stocks[day] ?? null)]))
  const items = eachDay(period).map((date): RentDay => {
    const stocks = stocksOn.get(date)
    return stocks ? rentDay(date, wanted, stocks) : { date, free: null, short: [] }
  })
  const complete = found.every((stocks) => days.every((_, day) => stocks[day] != null))
  return { items, complete }
}

/** Of each line the units that are free on each day, never more than are wanted; null: not decided. */
async function shortDays(
  wanted: readonly WantedLine[],
  days: readonly string[],
  rest: Sources['rest'],
): Promise<FreeDays> {
  const first = days[0]
  if (first === undefined) return wanted.map(() => [])
  const isOver = searchTime()
  const ids = wanted.map(({ productId }) => productId)
  const ask = async ({ from, to }: Span): Promise<Stock[]> => {
    const worst = await worstOf(rest, ids, { start: addDays(first, from), end: addDays(first, to) })
    return wanted.map(({ quantity }, index) => atMost(worst[index] ?? null, quantity))
  }
  const whole = await ask({ from: 0, to: days.length - 1 })
  const short = wanted.filter(({ quantity }, index) => (whole[index] ?? quantity) < quantity)
  // No day has more than the company owns: not knowing that, each day of a line that it owns too little of would be asked for.
  const products = short.length > 0 ? await rest.productsByIds(short.map(({ productId }) => productId)) : []
  const ownedOf = new Map(products.map(({ id, stock }) => [id, stock]))
  const owned = wanted.map(({ productId, quantity }, index) =>
    whole[index] === null ? null : (atMost(ownedOf.get(productId) ?? null, quantity) ?? quantity),
  )
  const search = searchFreeDays({ days: days.length, owned, most: MAX_QUESTIONS - 1, isOver })
  // It begins with the whole.
  return answered(search, async (span) => (span.to - span.from + 1 === days.length ? whole : ask(span)))
}

function atMost(units: Stock, most: number): Stock {
  return units === null ? null : Math.min(units, most)
}
