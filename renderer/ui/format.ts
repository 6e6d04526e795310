import {
  DAY_HALVES,
  LOCALE,
  MONEY_AFTER,
  MONEY_BEFORE,
  MONEY_DIGITS,
  MONEY_MINOR,
  MONEY_POINT,
  MONTH_FIRST,
} from '#company/constants.ts'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'

/** A sum in the company's currency: «1 200 ₽»; its minor units only where there are some («99,50 ₽»); a dash for null. */
export function roubles(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return '—'
  const minor = Math.round(Math.abs(amount) * MONEY_MINOR)
  const cents = minor % MONEY_MINOR
  const whole = thousands(Math.floor(minor / MONEY_MINOR))
  const sign = amount < 0 && minor > 0 ? '−' : ''
  return `${sign}${MONEY_BEFORE}${whole}${cents > 0 ? `${MONEY_POINT}${String(cents).padStart(MONEY_DIGITS, '0')}` : ''}${MONEY_AFTER}`
}

/** «24 шт.» */
export function unitsText(count: number): string {
  return texts.units.pieces(thousands(count))
}

/** Said beside a sum for dates, of the stocks of what is counted in it: that nobody can say one of them; empty where none is null. */
export function unconfirmedText(stocks: readonly (number | null)[]): string {
  if (!stocks.includes(null)) return ''
  return texts.stock.unconfirmed(stocks.some((stock) => stock !== null))
}

/** «12 декабря» for the day `2026-12-12`; an empty string for what is no day. */
export function dayMonth(day: string): string {
  return withMonth(day, texts.dates.dayMonth)
}

/** «12 декабря 2026» for the day `2026-12-12`. */
export function dayMonthYear(day: string): string {
  const text = dayMonth(day)
  return text && `${text}${MONTH_FIRST ? ',' : ''}${NBSP}${day.slice(0, 4)}`
}

/** «декабрь 2026» for the day `2026-12-12`. */
export function monthAndYear(day: string): string {
  const parts = partsOf(day)
  return parts ? texts.dates.monthAndYear(parts.month - 1, parts.year) : ''
}

/** «12 дек» for the day `2026-12-12`. */
export function dayMonthShort(day: string): string {
  return withMonth(day, texts.dates.dayMonthShort)
}

/**
 * «12 — 14 декабря», «30 ноября — 2 декабря», «12 декабря» for a period of one day; with the years where they differ:
 * «30 декабря 2026 — 2 января 2027».
 */
export function periodText(period: Period): string {
  return between(period, crossesYear(period) ? dayMonthYear : dayMonth)
}

/** The same within a sentence, where its ends are not torn apart unless years stand between them: «12–14 декабря». */
export function periodInSentence(period: Period): string {
  return texts.dates.rangeInSentence(periodText(period), crossesYear(period))
}

/** «12 — 14 дек», «30 ноя — 2 дек». */
export function periodTextShort(period: Period): string {
  return between(period, dayMonthShort)
}

/** «сб» for the day `2026-12-12`. */
export function weekdayShort(day: string): string {
  return texts.dates.weekdayShort(weekdayIndex(day))
}

/** «Сб, 12 декабря» for the day `2026-12-12`. */
export function weekdayAndDay(day: string): string {
  return capitalized(`${weekdayShort(day)}, ${dayMonth(day)}`)
}

/** «9:00» for `09:00`, as `hourText` has it; another text as it is. */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  return hour >= 0 ? hourText(hour) : time
}

/** «9:00» for 9, «21:30» for 21.5; “9:30 PM” where a day has two halves. */
export function hourText(hour: number): string {
  const minutes = Math.round(hour * 60)
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  if (DAY_HALVES === null) return `${hours}:${rest}`
  return `${hours % 12 || 12}:${rest}${NBSP}${DAY_HALVES[hours % 24 < 12 ? 0 : 1]}`
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** «суббота» for the day `2026-12-12`. */
export function weekday(day: string): string {
  return texts.dates.weekday(weekdayIndex(day))
}

/** Both ends inclusive, `YYYY-MM-DD`. */
type Period = { start: string; end: string }

const NBSP = '\u00a0'

function crossesYear({ start, end }: Period): boolean {
  return partsOf(start)?.year !== partsOf(end)?.year
}

function withMonth(
  day: string,
  text: (date: number, month: number, isMonthFirst: boolean) => string,
): string {
  const parts = partsOf(day)
  return parts ? text(parts.date, parts.month - 1, MONTH_FIRST) : ''
}

function between(period: Period, text: (day: string) => string): string {
  const start = partsOf(period.start)
  const end = partsOf(period.end)
  if (!start || !end) return ''
  if (period.start === period.end) return text(period.end)
  const sameMonth = start.month === end.month && start.year === end.year
  if (!sameMonth) return texts.dates.range(text(period.start), text(period.end))
  return MONTH_FIRST
    ? texts.dates.range(text(period.start), end.date)
    : texts.dates.range(start.date, text(period.end))
}

function weekdayIndex(day: string): number {
  const parts = partsOf(day)
  return parts ? new Date(Date.UTC(parts.year, parts.month - 1, parts.date)).getUTCDay() : -1
}

function partsOf(day: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return null
  const [year, month, date] = match.slice(1).map(Number)
  if (!year || !month || !date || month > 12 || date > 31) return null
  return { year, month, date }
}

/** A moment of the past for the visitor's eye: «в 14:05», on another day «22 ноября в 14:05». `timeZone` is the visitor's unless given. */
export function momentText(at: number, now: number, timeZone?: string): string {
  const written = (format: Intl.DateTimeFormatOptions, moment: number) =>
    new Intl.DateTimeFormat(LOCALE, { ...format, ...(timeZone && { timeZone }) }).format(moment)
  const day = { day: 'numeric', month: 'long' } as const
  const time = written({ hour: DAY_HALVES ? 'numeric' : '2-digit', minute: '2-digit' }, at)
  if (written(day, at) === written(day, now)) return texts.dates.moment(time)
  return texts.dates.moment(time, written(day, at).replace(' ', '\u00A0'))
}
