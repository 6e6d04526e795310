import { addDays, type Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'

/** Dates to show: from tomorrow, one day longer than the shortest rental. */
export function useSamplePeriod(): Period {
  const { today, minOrderDays } = useDates()
  const start = addDays(today, 1)
  return { start, end: addDays(start, minOrderDays ?? 1) }
}
