/** The calendar day of an instant in a time zone (IANA name), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

/** Seconds until the day of an instant ends in a time zone; at least one. */
export function secondsOfDayLeft(timeZone: string, now: Date): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(now)
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return 86_400 - (hours * 3600 + minutes * 60 + seconds)
}
