import { addDays, addMonths } from '#gateway/rental/period.ts'

/** The day that a key goes to from another one, as in any grid of days; undefined: it is none of the calendar's keys. */
export function dayAtKey(day: string, key: string, withShift: boolean): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const months = withShift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
  }
}
