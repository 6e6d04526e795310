import { MONEY_AFTER, MONEY_BEFORE, MONEY_DIGITS, MONEY_POINT } from '#company/constants.ts'
/** A sum in the company's currency: «1 200 ₽»; its hundredths only where there are some («99,50 ₽»); a dash for null. */
export function roubles(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return '—'
  const unit = 10 ** MONEY_DIGITS
  const minor = Math.round(Math.abs(amount) * unit)
  const cents = minor % unit
  const whole = thousands(Math.floor(minor / unit))
  const sign = amount < 0 && minor > 0 ? '−' : ''
  return `${sign}${MONEY_BEFORE}${whole}${cents > 0 ? `${MONEY_POINT}${String(cents).padStart(MONEY_DIGITS, '0')}` : ''}${MONEY_AFTER}`
}

/** «24 шт.» */
export function unitsText(count: number): string {
  return `${thousands(count)}${NBSP}шт.`
}

/** Said beside a sum for dates, of the stocks of what is counted in it: that nobody can say one of them; empty where none is null. */
export function unconfirmedText(stocks: readonly (number | null)[]): string {
  if (!stocks.includes(null)) return ''
  const part = stocks.every((stock) => stock === null) ? '' : `части предметов${NBSP}`
  return `Сумма предварительная: наличие ${part}ещё не${NBSP}подтверждено`
}

/** A whole number with its thousands apart by a narrow space that does not break: «12 000». */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NARROW_NBSP)
}

/** «12 декабря» for the day `2026-12-12`; an empty string for what is no day. */
export function dayMonth(day: string): string {
  return withMonth(day, MONTHS_OF)
}

/** «12 декабря 2026» for the day `2026-12-12`. */
export function dayMonthYear(day: string): string {
  const text = dayMonth(day)
  return text && `${text}${NBSP}${day.slice(0, 4)}`
}

/** «декабрь 2026» for the day `2026-12-12`. */
export function monthAndYear(day: string): string {
  const parts = partsOf(day)
  return parts ? `${MONTHS[parts.month - 1]}${NBSP}${parts.year}` : ''
}

/** «12 дек» for the day `2026-12-12`. */
export function dayMonthShort(day: string): string {
  return withMonth(day, MONTHS_SHORT)
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
  const text = periodText(period).replace(
    /^(\d+)\u00A0— (\d+\u00A0\S+)$/,
    `$1${WORD_JOINER}–${WORD_JOINER}$2`,
  )
  return crossesYear(period) ? text : text.replace('— ', `—${NBSP}`)
}

/** «12 — 14 дек», «30 ноя — 2 дек». */
export function periodTextShort(period: Period): string {
  return between(period, dayMonthShort)
}

/** «сб» for the day `2026-12-12`. */
export function weekdayShort(day: string): string {
  return WEEKDAYS_SHORT[weekdayIndex(day)] ?? ''
}

/** «Сб, 12 декабря» for the day `2026-12-12`. */
export function weekdayAndDay(day: string): string {
  return capitalized(`${weekdayShort(day)}, ${dayMonth(day)}`)
}

/** «9:00» for `09:00`. */
export function clockTime(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** «суббота» for the day `2026-12-12`. */
export function weekday(day: string): string {
  return WEEKDAYS[weekdayIndex(day)] ?? ''
}

/** Both ends inclusive, `YYYY-MM-DD`. */
type Period = { start: string; end: string }

const NBSP = '\u00a0'
const WORD_JOINER = '\u2060'
// A full space between tabular digits makes two numbers of one.
const NARROW_NBSP = '\u202f'

// Own names: Intl answers differ between the server and browsers, and so would the HTML.
const MONTHS_OF = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
)
const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ')
const MONTHS_SHORT = 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' ')
const WEEKDAYS = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ')
const WEEKDAYS_SHORT = 'вс пн вт ср чт пт сб'.split(' ')

function crossesYear({ start, end }: Period): boolean {
  return partsOf(start)?.year !== partsOf(end)?.year
}

function withMonth(day: string, months: string[]): string {
  const parts = partsOf(day)
  return parts ? `${parts.date}${NBSP}${months[parts.month - 1]}` : ''
}

function between(period: Period, text: (day: string) => string): string {
  const start = partsOf(period.start)
  const end = partsOf(period.end)
  if (!start || !end) return ''
  if (period.start === period.end) return text(period.end)
  const sameMonth = start.month === end.month && start.year === end.year
  return `${sameMonth ? start.date : text(period.start)}${NBSP}— ${text(period.end)}`
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
    new Intl.DateTimeFormat('ru', { ...format, ...(timeZone && { timeZone }) }).format(moment)
  const day = { day: 'numeric', month: 'long' } as const
  const time = `в\u00A0${written({ hour: '2-digit', minute: '2-digit' }, at)}`
  if (written(day, at) === written(day, now)) return time
  return `${written(day, at).replace(' ', '\u00A0')} ${time}`
}
