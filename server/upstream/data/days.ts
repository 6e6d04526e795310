/** A rental period: both days count, the day of pick-up and the day of return. */
export type Period = { start: string; end: string }

const DAY_MS = 86_400_000

/** Whether a value is a real calendar day written 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && formatDay(time) === value
}

/** The number of days in a period, both ends included; less than 1 when it is reversed. */
export function periodDays({ start, end }: Period): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS + 1
}

/** Every day of a period, in order. */
export function eachDay(period: Period): string[] {
  const first = Date.parse(period.start)
  return Array.from({ length: Math.max(periodDays(period), 0) }, (_, index) =>
    formatDay(first + index * DAY_MS),
  )
}

/** The day that a moment falls on in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}

/** The day that lies `count` months later; the last one of a month that is too short for it. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return formatDay(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
