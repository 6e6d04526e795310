import { dayMonth, weekdayShort } from '#renderer/ui/format.ts'

/** «Сб, 12 декабря» for the day `2026-12-12`. */
export function dayText(day: string): string {
  const weekday = weekdayShort(day)
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}, ${dayMonth(day)}`
}

/** «9:00» for `09:00`. */
export function hourText(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}
