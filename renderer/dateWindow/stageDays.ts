import { texts } from '#company/texts/index.ts'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import { clockTime, weekday } from '#renderer/ui/format.ts'

/** The days of a stage, and where the rental lies on them. Columns are counted from 1, `end` is the line after. */
type StageDays = {
  days: string[]
  /** The part that a phone shows: index of its first day and how many. */
  phoneDays: { from: number; count: number }
  /** The columns of the rental on a desk and on a phone; null without dates. */
  beam: { wide: Columns; phone: Columns } | null
}

export type Columns = { start: number; end: number }

/** So many days with the rental in sight, a few days before it; from the first day that can be had without dates. */
export function stageDays(period: Period | null, firstDay: string, count: number): StageDays {
  const lead = period
    ? Math.min((count - 4) / 2, Math.max(daysIn({ start: firstDay, end: period.start }) - 1, 0))
    : 0
  const first = period ? addDays(period.start, -lead) : firstDay
  const from = Math.max(lead - PHONE_DAYS_BEFORE, 0)
  const length = period ? daysIn(period) : 0
  return {
    days: Array.from({ length: count }, (_, index) => addDays(first, index)),
    phoneDays: { from, count: PHONE_DAYS },
    beam: period && {
      wide: columns(lead, length, count),
      phone: columns(lead - from, length, PHONE_DAYS),
    },
  }
}

/** «Выдача в субботу с 9:00, возврат в понедельник до 21:00»; without hours only the days. */
export function handoverText({ start, end }: Period, hours: ShopHours | null): string {
  const open = hours?.open ? clockTime(hours.open) : null
  const close = hours?.close ? clockTime(hours.close) : null
  return texts.home.handover(weekday(start), open, weekday(end), close)
}

/** When the shop opens and closes, «09:00». */
type ShopHours = { open: string | null; close: string | null }

const PHONE_DAYS = 7
const PHONE_DAYS_BEFORE = 2

function columns(lead: number, length: number, count: number): Columns {
  return { start: lead + 1, end: Math.min(lead + length, count) + 1 }
}
