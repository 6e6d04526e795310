const MINUTE_MS = 60_000
const DAY_SECONDS = 86_400

/** The calendar day of an instant in a time zone (IANA name), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  const { year, month, day } = clockIn(timeZone, now)
  return `${year}-${month}-${day}`
}

/** Seconds until the day of an instant ends in a time zone; at least one. */
export function secondsOfDayLeft(timeZone: string, now: Date): number {
  const { hour, minute } = clockIn(timeZone, now)
  // Zones differ by whole minutes.
  const seconds = Math.floor((now.getTime() % MINUTE_MS) / 1000)
  return DAY_SECONDS - Number(hour) * 3600 - Number(minute) * 60 - seconds
}

let latest: { timeZone: string; format: Intl.DateTimeFormat } | null = null

function clockIn(timeZone: string, now: Date): Record<string, string> {
  // Every request asks, nearly always for one zone: a formatter costs more to make than the rest of a small query.
  if (latest?.timeZone !== timeZone) latest = { timeZone, format: clockFormat(timeZone) }
  return Object.fromEntries(latest.format.formatToParts(now).map(({ type, value }) => [type, value]))
}

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
