import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { searchFreePeriods } from '#gateway/rental/freePeriods.ts'
import { closedOn } from '#gateway/rental/handOver.ts'
import { addDays, daysIn, type Period, type PeriodRules } from '#gateway/rental/period.ts'
import type { ProductQuantity } from '#gateway/rental/rentDay.ts'
import type { Rest } from '../rest/calls/index.ts'
import { answered, searchTime, togetherOf, worstOf } from './stockSearch.ts'

/** The requested lines, the length of their rental in days, and the first day to search around. */
type FreePeriodsQuestion = {
  lines: readonly ProductQuantity[]
  days: number
  near: string
  /** How many days before and after `near` a period may begin. */
  within: number
}

/** Periods on all of whose days all lines are free; `complete`: none was left out for want of a number. */
export type FreePeriods = { items: Period[]; complete: boolean }

/** Searches for periods that can be rented from the first day on, in one call for each question. */
export async function findFreePeriods(
  { lines, days, near, within }: FreePeriodsQuestion,
  { rest, rules }: { rest: Pick<Rest, 'products'>; rules: PeriodRules },
): Promise<FreePeriods> {
  const requested = togetherOf(lines)
  const ids = requested.map(({ productId }) => productId)
  const { firstDay, lastDay, handOver } = rules
  const isClosed = (day: string) => closedOn(day, handOver) !== null
  const lastStart = addDays(lastDay, 1 - days)
  const search = searchFreePeriods({
    ...{ days, near: 0, most: MAX_QUESTIONS - 1, isOver: searchTime() },
    isAllowed: (start) => !isClosed(addDays(near, start)) && !isClosed(addDays(near, start + days - 1)),
    first: Math.max(-within, daysFrom(near, firstDay)),
    last: Math.min(within, daysFrom(near, lastStart)),
  })
  let isUnknown = false
  const { starts, complete } = await answered(search, async ({ from, to }) => {
    const worst = await worstOf(rest, ids, { start: addDays(near, from), end: addDays(near, to) })
    isUnknown ||= worst.includes(null)
    return requested.every(({ quantity }, index) => (worst[index] ?? 0) >= quantity)
  })
  const items = starts.map((start) => {
    return { start: addDays(near, start), end: addDays(near, start + days - 1) }
  })
  return { items, complete: complete && !isUnknown }
}

function daysFrom(day: string, other: string): number {
  return daysIn({ start: day, end: other }) - 1
}
