const MINUTE_MS = 60_000
const DAY_SECONDS = 86_400

let latest = { timeZone: '', minute: Number.NaN, day: '', seconds: 0 }

/** The calendar day of an instant in a time zone (IANA name), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return minuteIn(timeZone, now).day
}

/** Seconds until the day of an instant ends in a time zone; at least one. */
export function secondsOfDayLeft(timeZone: string, now: Date): number {
  return DAY_SECONDS - minuteIn(timeZone, now).seconds - Math.floor((now.getTime() % MINUTE_MS) / 1000)
}

// Every request asks for it: zones begin their days on whole minutes, and a formatter costs more than the rest of a small query.
function minuteIn(timeZone: string, now: Date) {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (latest.timeZone !== timeZone || latest.minute !== minute)
    latest = { timeZone, minute, ...clockIn(timeZone, now) }
  return latest
}

/** The day, and how many seconds of it had passed when the minute began. */
function clockIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return { day: `${year}-${month}-${day}`, seconds: Number(hour) * 3600 + Number(minute) * 60 }
}
