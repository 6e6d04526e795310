import { whole } from '../values/number.ts'
import { list, object, orEmpty, type ReadOf, required } from '../values/shape.ts'
import { clock, day, text } from '../values/text.ts'

/** Hours in which things are handed over and taken back on a weekday. */
export const openHours = object({
  /** 1 is Monday, 7 Sunday. */
  weekday: required(whole(1, 7)),
  open: required(clock),
  close: required(clock),
})

/** The part of the calendar that is the same in every week. Without hours every day is open. */
export const handOverTerms = orEmpty(
  object({
    /** So many hours lie between an order and its hand-over, at least: up to a month. */
    noticeHours: whole(0, 31 * 24),
    hours: list(openHours),
  }),
)

/** A day on which nothing is handed over or taken back. */
export const closedDay = object({ date: required(day), reason: text })

/** The closed days between two days. */
export type Calendar = ReadOf<typeof calendar>
export const calendar = object({ closed: list(closedDay) }, 'Calendar')
