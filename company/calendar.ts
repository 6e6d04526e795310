// How a locale writes days and hours, found once: `Intl` answers differ between the server and browsers.

/** The first day of a week: 0 is Sunday, 1 Monday. */
export function firstWeekdayOf(locale: string): number {
  // TypeScript does not know the method yet.
  const { getWeekInfo } = Intl.Locale.prototype as Intl.Locale & { getWeekInfo(): { firstDay: number } }
  return getWeekInfo.call(new Intl.Locale(locale)).firstDay % 7
}

/** The marks of an hour before noon, and of one from noon on; null where a day has 24 hours. */
export function dayHalvesOf(locale: string): readonly [string, string] | null {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  const half = (hour: number) =>
    format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value
  const [morning, evening] = [half(9), half(21)]
  return morning && evening ? [morning, evening] : null
}

/** True if the month stands before the day: “December 12”. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).formatToParts(0)
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day')
}

/** True if it is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
