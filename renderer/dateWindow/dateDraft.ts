import {
  addDays,
  daysIn,
  isClosing,
  openPeriod,
  type Period,
  type PeriodRules,
  periodProblem,
  shortestPeriod,
  weekdayOf,
} from '#gateway/rental/period.ts'

/** Dates being chosen. While `isEndOpen`, the end is the one chosen for the visitor, and the next day picked may move it. */
export type DateDraft = { period: Period; isEndOpen: boolean }

/** A length or a weekend offered as a preset. */
export type DatePreset = { title: 'weekend' | number; period: Period }

/** Picks a day: first the start, with the shortest end already chosen; then the end, never before the shortest one. */
export function pickDay(draft: DateDraft | null, day: string, rules: PeriodRules): DateDraft {
  if (!draft?.isEndOpen || day < draft.period.start) {
    return { period: openPeriod(day, rules), isEndOpen: true }
  }
  const { start } = draft.period
  const shortest = openPeriod(start, rules)
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

/** The weekend that comes, three rental days and a week: each the next one that can be ordered, from the chosen day on where one is. */
export function datePresets(chosen: string | undefined, rules: PeriodRules): DatePreset[] {
  const { today, firstDay, minOrderDays } = rules
  const start = chosen ?? [addDays(today, 1), firstDay].toSorted()[1] ?? firstDay
  const lengths = [3, 7] as const
  const presets = [
    {
      title: 'weekend' as const,
      period: nextOpen({ period: weekendFrom(firstDay), step: 7, tries: 4 }, rules),
    },
    ...lengths.map((title) => {
      const period = nextOpen({ period: shortestPeriod(start, title), step: 1, tries: 7 }, rules)
      return { title, period }
    }),
  ]
  return presets.filter(({ period }) => daysIn(period) >= (minOrderDays ?? 1))
}

/** The first of so many shifted periods that closed days and notice allow; the period itself where none does. */
function nextOpen(
  { period, step, tries }: { period: Period; step: number; tries: number },
  rules: PeriodRules,
): Period {
  for (let count = 0; count < tries; count++) {
    const shift = (day: string) => addDays(day, count * step)
    const next = { start: shift(period.start), end: shift(period.end) }
    const problem = periodProblem(next, rules)
    if (problem === null || !isClosing(problem)) return next
  }
  return period
}

function weekendFrom(day: string): Period {
  const saturday = addDays(day, 6 - weekdayOf(day))
  return { start: saturday, end: addDays(saturday, 1) }
}
