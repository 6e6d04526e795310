import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { roubles } from '#renderer/ui/format.ts'

/** «на день позже», «на неделю раньше», «на 4 дня позже»: where a period lies, seen from another one. */
export function distanceText({ start }: Period, from: Period): string {
  return texts.otherDates.distance(daysIn({ start: from.start, end: start }) - 1)
}

/** «Свободно 3 из 24», «Занято». */
export function shortText(free: number, requested: number): string {
  return free > 0 ? texts.alternatives.free(thousands(free), thousands(requested)) : texts.stock.busy
}

/** «Все 60 свободны рядом — за ту же сумму, 72 000 ₽»: the same length costs the same on all dates. */
export function nearText(requested: number, sum?: number): string {
  const near = texts.alternatives.near(requested > 1 ? thousands(requested) : null)
  return sum === undefined ? near : texts.alternatives.nearAtSameSum(near, roubles(sum))
}
