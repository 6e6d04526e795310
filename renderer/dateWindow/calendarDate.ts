/** A day `YYYY-MM-DD` as the local midnight that calendar widgets mean by it. */
export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day `YYYY-MM-DD` of a date in local time. */
export function toDay(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return [date.getFullYear(), ...parts].join('-')
}
