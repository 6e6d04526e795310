import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

// The shop counts days by itself, in browsers too; its services count them by a library, so that the two check each other.
for (const plugin of [utc, timezone, customParseFormat]) dayjs.extend(plugin)

/** A rental period: both days count, the day of pick-up and the day of return. */
export type Period = { start: string; end: string }

const DAY = 'YYYY-MM-DD'

/** True if a value is a real calendar day written 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayjs(value, DAY, true).isValid()
}

/** The number of days in a period, both ends included; less than 1 when it is reversed. */
export function periodDays({ start, end }: Period): number {
  return dayjs.utc(end).diff(dayjs.utc(start), 'day') + 1
}

/** Every day of a period, in order. */
export function eachDay(period: Period): string[] {
  const first = dayjs.utc(period.start)
  return Array.from({ length: Math.max(periodDays(period), 0) }, (_, index) =>
    first.add(index, 'day').format(DAY),
  )
}

/** The day that a moment falls on in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  return dayjs(moment).tz(timeZone).format(DAY)
}

/** The moment of a time of day, 'HH:MM' to '24:00', in a time zone. */
export function momentOf(timeZone: string, day: string, time: string): Date {
  return dayjs.tz(`${day} ${time}`, timeZone).toDate()
}

/** The day of the week: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return dayjs.utc(day).day() || 7
}

/** The day that lies `count` months later; the last one of a month that is too short for it. */
export function monthsLater(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'month').format(DAY)
}
