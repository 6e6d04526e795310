import { MAX_RENTAL_DAYS } from '#company/order.ts'
import { addDays, daysIn, lastRentalDay, type Period, shortestPeriod } from '#gateway/rental/period.ts'

/** Dates being chosen. While `isEndOpen`, the end is the one chosen for the visitor, and the next day picked may move it. */
export type DateDraft = { period: Period; isEndOpen: boolean }

/** A length or a weekend offered as a preset. */
export type DatePreset = { title: 'weekend' | number; period: Period }

/** Picks a day: first the start, with the shortest end already chosen; then the end, never before the shortest one. */
export function pickDay(draft: DateDraft | null, day: string, minOrderDays: number | null): DateDraft {
  if (!draft?.isEndOpen || day < draft.period.start) {
    return { period: shortestPeriod(day, minOrderDays), isEndOpen: true }
  }
  const { start } = draft.period
  const shortest = shortestPeriod(start, minOrderDays)
  return { period: { start, end: day > shortest.end ? day : shortest.end }, isEndOpen: false }
}

/** The last day that may be picked: a start that leaves room for the shortest rental, or an end within the longest one. */
export function lastPickableDay(draft: DateDraft | null, today: string, minOrderDays: number | null): string {
  const horizon = lastRentalDay(today)
  if (!draft?.isEndOpen) return addDays(horizon, 1 - (minOrderDays ?? 1))
  const longest = addDays(draft.period.start, MAX_RENTAL_DAYS - 1)
  return [longest, horizon].toSorted()[0] ?? horizon
}

/** The weekend that comes (today's when today is Saturday), three rental days and a week; none shorter than the minimum. */
export function datePresets(start: string, today: string, minOrderDays: number | null): DatePreset[] {
  const presets: DatePreset[] = [
    { title: 'weekend', period: weekendFrom(today) },
    { title: 3, period: shortestPeriod(start, 3) },
    { title: 7, period: shortestPeriod(start, 7) },
  ]
  return presets.filter(({ period }) => daysIn(period) >= (minOrderDays ?? 1))
}

function weekendFrom(today: string): Period {
  const saturday = addDays(today, 6 - new Date(`${today}T00:00:00Z`).getUTCDay())
  return { start: saturday, end: addDays(saturday, 1) }
}
