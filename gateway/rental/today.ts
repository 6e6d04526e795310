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

/** A day with its end, in milliseconds since 1970: until then nobody has to ask what day it is. */
export type Today = { today: string; dayEndsAt: number }

/** The calendar day of an instant in a time zone, and when it ends. A phone needs 50 ms for its first clock of a time zone: while `cached` lasts, there is none. */
export function dayNow(timeZone: string, now: Date, cached?: Today): Today {
  if (cached && now.getTime() < cached.dayEndsAt) return cached
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    today: todayIn(timeZone, now),
    dayEndsAt: (seconds + secondsOfDayLeft(timeZone, now)) * 1000,
  }
}

type Clock = Readonly<Record<string, string>>

let latest: { timeZone: string; format: Intl.DateTimeFormat; minute: number; clock: Clock } | null = null

function clockIn(timeZone: string, now: Date): Clock {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  // Every request asks, nearly always for one zone and the same minute: a formatter costs more to make than the rest of a small query,
  // and to format costs as much as to send a page from memory.
  if (latest?.timeZone === timeZone && latest.minute === minute) return latest.clock
  const format = latest?.timeZone === timeZone ? latest.format : clockFormat(timeZone)
  const clock = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  latest = { timeZone, format, minute, clock }
  return clock
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
