import { addDays, type Period } from '#gateway/rental/period.ts'
import { useReservation } from '#renderer/dates/useReservation.ts'

/** Dates to show: from tomorrow, one day longer than the shortest rental. */
export function useSamplePeriod(): Period {
  const { today, minOrderDays } = useReservation()
  const start = addDays(today, 1)
  return { start, end: addDays(start, minOrderDays ?? 1) }
}
