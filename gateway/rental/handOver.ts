import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Hours of a weekday in which things are handed over and taken back: 1 is Monday, 7 Sunday; times are 'HH:MM'. */
type OpenHours = { weekday: number; open: string; close: string }

/** A day on which nothing is handed over or taken back, with the company's reason. */
export type ClosedDay = { date: string; reason: string | null }

/** The company's calendar. Without hours every day is open, without a notice a rental may begin at once. */
export type HandOver = {
  /** So many hours lie between an order and its hand-over, at least. */
  noticeHours: number
  hours: readonly OpenHours[]
  closed: readonly ClosedDay[]
}

/** The calendar of a company that says nothing of it. */
export const ALWAYS_OPEN: HandOver = { noticeHours: 0, hours: [], closed: [] }

/** A moment of the company: its day, and the hour of that day as a number. */
type Moment = { today: string; hour: number }

/** The reason for which a day is closed; null: it is open. A day that is named counts, then the hours of its weekday. */
export function closedOn(day: string, { hours, closed }: HandOver): ClosedDay | null {
  const named = closed.find(({ date }) => date === day)
  if (named) return named
  return hours.length === 0 || hoursOn(day, hours).length > 0 ? null : { date: day, reason: null }
}

/** The first day on which the notice is over before the last hour of hand-over. Whether that day is open, `closedOn` says. */
export function firstDayAfterNotice({ today, hour }: Moment, { noticeHours, hours }: HandOver): string {
  const over = hour + noticeHours
  const day = addDays(today, Math.floor(over / HOURS_A_DAY))
  const ends = hoursOn(day, hours).map(({ close }) => hourOf(close))
  const isLate = ends.length > 0 && Math.max(...ends) <= over % HOURS_A_DAY
  return isLate ? addDays(day, 1) : day
}

/** True if a time of a day, from one hour to another, lies within the hours of that day. */
export function isWithinHours(day: string, { from, to }: Span, { hours }: HandOver): boolean {
  if (hours.length === 0) return true
  return hoursOn(day, hours).some(({ open, close }) => hourOf(open) <= from && to <= hourOf(close))
}

type Span = { from: number; to: number }

/** Hours from a moment to an hour of another day; negative when it is over. */
export function hoursUntil({ today, hour }: Moment, day: string, other: number): number {
  return dayjs.utc(day).diff(dayjs.utc(today), 'day') * HOURS_A_DAY + other - hour
}

const HOURS_A_DAY = 24

function hoursOn(day: string, hours: readonly OpenHours[]): OpenHours[] {
  // dayjs counts from Sunday, which is 0.
  const weekday = dayjs.utc(day).day() || 7
  return hours.filter((each) => each.weekday === weekday)
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
}

function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')
}
