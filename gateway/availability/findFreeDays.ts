import { searchFreeDays } from '#gateway/rental/freeDays.ts'
import { addDays, daysIn, eachDay, type Period } from '#gateway/rental/period.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import type { Rest } from '../rest/calls/index.ts'
import { answered, rentableDays, searchTime, worstOf } from './stockSearch.ts'

/** The units of a product that are free on one day; null: not decided. */
export type DayStock = { date: string; stock: Stock }

type Sources = {
  rest: Pick<Rest, 'products'>
  /** The units of a product that the company owns. */
  ownedOf: (id: string) => Promise<Stock>
  /** The most calls. */
  most: number
  today: string
}

/** The free units of products on each day of a period, in their order. All of them are searched together. */
export async function findFreeDays(
  ids: readonly string[],
  period: Period,
  { rest, ownedOf, most, today }: Sources,
): Promise<DayStock[][]> {
  // In one order, so that the calls for the same products are the same, shared and cached.
  const sorted = ids.toSorted()
  const owned = await Promise.all(sorted.map(ownedOf))
  const days = rentableDays(period, today)
  const first = days[0] ?? period.start
  const found = await answered(
    searchFreeDays({ days: days.length, owned, most, isOver: searchTime() }),
    ({ from, to }) => worstOf(rest, sorted, { start: addDays(first, from), end: addDays(first, to) }),
  )
  const skipped = daysIn({ start: period.start, end: first }) - 1
  return ids.map((id) => {
    const free = found[sorted.indexOf(id)] ?? []
    return eachDay(period).map((date, day) => ({ date, stock: free[day - skipped] ?? null }))
  })
}
