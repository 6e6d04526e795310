import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { HORIZON_MONTHS, MAX_RENTAL_DAYS } from '#company/order.ts'
import { ALWAYS_OPEN, closedOn, type HandOver } from './handOver.ts'

// Days have no time zone: they are counted in UTC, where each has the same length.
dayjs.extend(utc)
const DAY = 'YYYY-MM-DD'

/** A rental period. Both ends are days as 'YYYY-MM-DD' and both count: the day of pick-up and the day of return. */
export type Period = { start: string; end: string }

/** Why a period cannot be ordered. */
export type PeriodProblem =
  | 'START_IN_PAST'
  | 'END_IN_PAST'
  | 'REVERSED'
  | 'TOO_SOON'
  | 'START_CLOSED'
  | 'END_CLOSED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'TOO_FAR'

/** The rules that a period is held to. Whoever checks or offers periods takes them whole, from `periodRules`. */
export type PeriodRules = Required<KnownRules> & {
  /** The first day that can be rented: today, or the first one after the company's notice. */
  firstDay: string
  /** The longest rental in days. */
  maxDays: number
  /** The last day that can be rented: that of return may not lie behind it. */
  lastDay: string
}

/** The day, and the rules of the service as far as they are known. */
type KnownRules = Partial<ServiceRules> & {
  /** The customer's day in the company's time zone. */
  today: string
}

/** The rules that the settings of the service give. Whoever passes them on passes them whole. */
export type ServiceRules = {
  /** The shortest rental in days; null is unknown, and forbids nothing. */
  minOrderDays: number | null
  /** The first day that the company's notice leaves; null: nothing says. */
  firstDay: string | null
  /** The days and hours of hand-over: no rental begins or ends on a closed day. */
  handOver: HandOver
}

/** The rules while the settings of the service have not come: nothing is forbidden. */
export const UNKNOWN_RULES: ServiceRules = { minOrderDays: null, firstDay: null, handOver: ALWAYS_OPEN }

/** The rules of a day: the company's own, and those that the service gives. */
export function periodRules({ today, ...known }: KnownRules): PeriodRules {
  const { minOrderDays, firstDay, handOver } = { ...UNKNOWN_RULES, ...known }
  return {
    ...{ today, minOrderDays, handOver, maxDays: MAX_RENTAL_DAYS },
    firstDay: firstDay !== null && firstDay > today ? firstDay : today,
    lastDay: addMonths(today, HORIZON_MONTHS),
  }
}

/** True if a value is a real calendar day of the years 2000–2100, written exactly 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  if (value < '2000-01-01' || value > '2100-12-31') return false
  return dayjs.utc(value).format(DAY) === value
}

/** The length of a period in days, both ends included; zero or less when it is reversed. */
export function daysIn(period: Period): number {
  return dayjs.utc(period.end).diff(dayjs.utc(period.start), 'day') + 1
}

/** The day that lies `count` days after `day`, or before it when `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format(DAY)
}

/** The same day `count` months later, or earlier when it is negative; the last day of a month that has no such day. */
export function addMonths(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'month').format(DAY)
}

/** The first day of the month of a day. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The first rule that a period breaks, in the order of the type above; null when it can be ordered. */
export function periodProblem(period: Period, rules: PeriodRules): PeriodProblem | null {
  const { today, firstDay, minOrderDays, maxDays, lastDay, handOver } = rules
  const days = daysIn(period)
  if (period.start < today) return 'START_IN_PAST'
  if (period.end < today) return 'END_IN_PAST'
  if (days < 1) return 'REVERSED'
  if (period.start < firstDay) return 'TOO_SOON'
  if (closedOn(period.start, handOver)) return 'START_CLOSED'
  if (closedOn(period.end, handOver)) return 'END_CLOSED'
  // Negated, so that a length which is not a number never passes.
  if (!(days >= (minOrderDays ?? 1))) return 'TOO_SHORT'
  if (days > maxDays) return 'TOO_LONG'
  if (period.end > lastDay) return 'TOO_FAR'
  return null
}

/** True if it is the company's calendar that forbids a period: as long a one on other days may do. */
export function isClosing(problem: PeriodProblem): boolean {
  return problem === 'TOO_SOON' || problem === 'START_CLOSED' || problem === 'END_CLOSED'
}

/** True if both are the same days, or no dates at all. */
export function isSamePeriod(one: Period | null, other: Period | null): boolean {
  return one?.start === other?.start && one?.end === other?.end
}

/** True if the start or the end of a period is already behind `today`. */
export function isOverdue(period: Period, today: string): boolean {
  return period.start < today || period.end < today
}

/** The shortest period that may be ordered from `start` on: what is chosen for the visitor; a day where nobody knows. */
export function shortestPeriod(start: string, minOrderDays: number | null): Period {
  return { start, end: addDays(start, Math.max(minOrderDays ?? 1, 1) - 1) }
}

/** The shortest period from `start` on that ends on an open day. */
export function openPeriod(start: string, { minOrderDays, handOver }: PeriodRules): Period {
  const { end } = shortestPeriod(start, minOrderDays)
  const open = firstWithin(end, (day) => closedOn(day, handOver) === null)
  return { start, end: open ?? end }
}

/** The nearest period as long as this one that can be ordered; of two equally near ones the later. Null: none within a month. */
export function nearestPeriod(period: Period, rules: PeriodRules): Period | null {
  const days = daysIn(period)
  const from = [period.start, rules.firstDay].toSorted()[1] ?? rules.firstDay
  const shifted = (start: string) => ({ start, end: addDays(start, days - 1) })
  for (let distance = 0; distance <= SEARCHED_DAYS; distance++)
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      const other = shifted(addDays(from, shift))
      if (periodProblem(other, rules) === null) return other
    }
  return null
}

const SEARCHED_DAYS = 31

function firstWithin(day: string, passes: (day: string) => boolean): string | null {
  for (let count = 0; count <= SEARCHED_DAYS; count++) {
    const next = addDays(day, count)
    if (passes(next)) return next
  }
  return null
}

/** The period between two days that come from outside; null where they are none, or too far apart. */
export function toPeriod(start: unknown, end: unknown): Period | null {
  if (!isDay(start) || !isDay(end)) return null
  const days = daysIn({ start, end })
  return days >= 1 && days <= MAX_RENTAL_DAYS ? { start, end } : null
}

/** Every day of a period in order; none when it is reversed. */
export function eachDay(period: Period): string[] {
  const length = Math.max(daysIn(period), 0)
  return Array.from({ length }, (_, index) => addDays(period.start, index))
}

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: string): number {
  return dayjs.utc(day).day()
}

/** True if a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0
}
