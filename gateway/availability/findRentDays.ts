import { type FreeDays, MAX_QUESTIONS, type Span, searchFreeDays } from '#gateway/rental/freeDays.ts'
import { addDays, eachDay, type Period } from '#gateway/rental/period.ts'
import { type ProductQuantity, type RentDay, rentDay } from '#gateway/rental/rentDay.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import type { Rest } from '../rest/calls/index.ts'
import { answered, rentableDays, searchTime, togetherOf, worstOf } from './stockSearch.ts'

/** The days of a calendar for several lines; `complete`: of no day that can be rented anything is unknown. */
export type RentDays = { items: RentDay[]; complete: boolean }

type Sources = { rest: Pick<Rest, 'products' | 'productsByIds'>; today: string }

/** The shortages of lines on each day of a period. One call is enough while all is free; only shortages are searched for. */
export async function findRentDays(
  lines: readonly ProductQuantity[],
  period: Period,
  { rest, today }: Sources,
): Promise<RentDays> {
  const requested = togetherOf(lines)
  const days = rentableDays(period, today)
  const found = await shortDays(requested, days, rest)
  const stocksOn = new Map(days.map((date, day) => [date, found.map((stocks) => stocks[day] ?? null)]))
  const items = eachDay(period).map((date): RentDay => {
    const stocks = stocksOn.get(date)
    return stocks ? rentDay(date, requested, stocks) : { date, free: null, short: [] }
  })
  const complete = found.every((stocks) => days.every((_, day) => stocks[day] != null))
  return { items, complete }
}

/** The units of each line that are free on each day, never more than are requested; null: not decided. */
async function shortDays(
  requested: readonly ProductQuantity[],
  days: readonly string[],
  rest: Sources['rest'],
): Promise<FreeDays> {
  const first = days[0]
  if (first === undefined) return requested.map(() => [])
  const isOver = searchTime()
  const ids = requested.map(({ productId }) => productId)
  const query = async ({ from, to }: Span): Promise<Stock[]> => {
    const worst = await worstOf(rest, ids, { start: addDays(first, from), end: addDays(first, to) })
    return requested.map(({ quantity }, index) => atMost(worst[index] ?? null, quantity))
  }
  const whole = await query({ from: 0, to: days.length - 1 })
  const short = requested.filter(({ quantity }, index) => (whole[index] ?? quantity) < quantity)
  // No day has more than the company owns: without that number, a line that it owns too little of would take a call for each day.
  const products = short.length > 0 ? await rest.productsByIds(short.map(({ productId }) => productId)) : []
  const ownedOf = new Map(products.map(({ id, stock }) => [id, stock]))
  const owned = requested.map(({ productId, quantity }, index) =>
    whole[index] === null ? null : (atMost(ownedOf.get(productId) ?? null, quantity) ?? quantity),
  )
  const search = searchFreeDays({ days: days.length, owned, most: MAX_QUESTIONS - 1, isOver })
  // It begins with the whole.
  return answered(search, async (span) => (span.to - span.from + 1 === days.length ? whole : query(span)))
}

function atMost(units: Stock, most: number): Stock {
  return units === null ? null : Math.min(units, most)
}
