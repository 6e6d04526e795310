import type { IsOver, Worst } from '#gateway/rental/freeDays.ts'
import { eachDay, type Period, periodRules } from '#gateway/rental/period.ts'
import type { ProductQuantity } from '#gateway/rental/rentDay.ts'
import { LIMITS } from '../base/limits.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { idLists } from '../rest/calls/idLists.ts'
import type { Rest } from '../rest/calls/index.ts'

/** Runs a search: answers its questions one after the other. */
export async function answered<Question, Found, Answer>(
  search: Generator<Question, Found, Answer>,
  answer: (question: Question) => Promise<Answer>,
): Promise<Found> {
  let step = search.next()
  while (!step.done) step = search.next(await answer(step.value))
  return step.value
}

/** A search begins no call after so many milliseconds: where services are slow, its place is needed by others. */
const SEARCH_MS = 5000

/** Tells a search that begins now when its time is over. */
export function searchTime(): IsOver {
  const until = performance.now() + SEARCH_MS
  return () => performance.now() > until
}

/** The units of each product that are free on the worst day of a period: one call for as many as a page holds. */
export async function worstOf(
  rest: Pick<Rest, 'products'>,
  ids: readonly string[],
  period: Period,
): Promise<Worst> {
  const limit = LIMITS.pageSize.max
  const lists = await Promise.all(
    idLists(ids, limit).map((list) =>
      rest.products({ ids: list, page: 1, limit, period }, { maxAge: CALENDAR_SECONDS }),
    ),
  )
  const free = new Map(lists.flatMap(({ items }) => items).map(({ id, stock }) => [id, stock]))
  return ids.map((id) => free.get(id) ?? null)
}

/** Lines with each product once. In one order, so that the calls for the same products are the same, shared and cached. */
export function togetherOf(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const requested = new Map<string, number>()
  for (const { productId, quantity } of lines)
    requested.set(productId, (requested.get(productId) ?? 0) + quantity)
  return [...requested.keys()]
    .sort()
    .map((productId) => ({ productId, quantity: requested.get(productId) ?? 0 }))
}

/** The days of a period that can be rented at all: services need not answer for others. */
export function rentableDays({ start, end }: Period, today: string): string[] {
  const { firstDay, lastDay } = periodRules({ today })
  return eachDay({ start: start < firstDay ? firstDay : start, end: end > lastDay ? lastDay : end })
}
