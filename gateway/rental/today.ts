/** The calendar day of an instant in a time zone (IANA name), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}
