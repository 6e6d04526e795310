import {
  addDays,
  daysIn,
  type Period,
  type PeriodRules,
  shortestPeriod,
  weekdayOf,
} from '#gateway/rental/period.ts'

/** Dates being chosen. While `isEndOpen`, the end is the one chosen for the visitor, and the next day picked may move it. */
export type DateDraft = { period: Period; isEndOpen: boolean }

/** A length or a weekend offered as a preset. */
export type DatePreset = { title: 'weekend' | number; period: Period }

/** Picks a day: first the start, with the shortest end already chosen; then the end, never before the shortest one. */
export function pickDay(draft: DateDraft | null, day: string, { minOrderDays }: PeriodRules): DateDraft {
  if (!draft?.isEndOpen || day < draft.period.start) {
    return { period: shortestPeriod(day, minOrderDays), isEndOpen: true }
  }
  const { start } = draft.period
  const shortest = shortestPeriod(start, minOrderDays)
  return { period: { start, end: day > shortest.end ? day : shortest.end }, isEndOpen: false }
}

/** The last day that may be picked: a start that leaves room for the shortest rental, or an end within the longest one. */
export function lastPickableDay(
  draft: DateDraft | null,
  { minOrderDays, maxDays, lastDay }: PeriodRules,
): string {
  if (!draft?.isEndOpen) return addDays(lastDay, 1 - (minOrderDays ?? 1))
  const longest = addDays(draft.period.start, maxDays - 1)
  return longest < lastDay ? longest : lastDay
}

/** The weekend that comes (that of the first day when this is a Saturday), three rental days and a week; none shorter than the minimum. */
export function datePresets(chosen: string | undefined, rules: PeriodRules): DatePreset[] {
  const { today, firstDay, minOrderDays } = rules
  const start = chosen ?? [addDays(today, 1), firstDay].toSorted()[1] ?? firstDay
  const presets: DatePreset[] = [
    { title: 'weekend', period: weekendFrom(firstDay) },
    { title: 3, period: shortestPeriod(start, 3) },
    { title: 7, period: shortestPeriod(start, 7) },
  ]
  return presets.filter(({ period }) => daysIn(period) >= (minOrderDays ?? 1))
}

function weekendFrom(day: string): Period {
  const saturday = addDays(day, 6 - weekdayOf(day))
  return { start: saturday, end: addDays(saturday, 1) }
}
