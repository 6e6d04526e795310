import { FIRST_WEEKDAY } from '#company/constants.ts'
import { addDays, addMonths, eachDay, weekdayOf } from '#gateway/rental/period.ts'

const SUNDAY = '2026-01-04'

/** The days of a week, of any, as a calendar of the company's locale has them. */
export const WEEK = eachDay({
  start: addDays(SUNDAY, FIRST_WEEKDAY),
  end: addDays(SUNDAY, FIRST_WEEKDAY + 6),
})

/** Which day of its week a day is, from 0. */
export function placeInWeek(day: string): number {
  return (weekdayOf(day) - FIRST_WEEKDAY + 7) % 7
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The day that a key goes to from another one, as in any grid of days; undefined: it is none of the calendar's keys, but perhaps the browser's («Alt+←»). */
export function dayAtKey(day: string, pressed: Key): string | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
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
      return addDays(day, -placeInWeek(day))
    case 'End':
      return addDays(day, 6 - placeInWeek(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
  }
}
