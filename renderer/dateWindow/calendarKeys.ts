import { addDays, addMonths } from '#gateway/rental/period.ts'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The day that a key goes to from another one, as in any grid of days; undefined: it is none of the calendar's keys, but perhaps the browser's («Alt+←»). */
export function dayAtKey(day: string, pressed: Key): string | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const months = pressed.shiftKey ? 12 : 1
  switch (pressed.key) {
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
