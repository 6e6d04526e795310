import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import {
  addDays,
  addMonths,
  daysIn,
  firstOfMonth,
  type Period,
  type PeriodRules,
} from '#gateway/rental/period.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The products that are short, for each day of a month. */
export const rentDaysQuery = graphql(`
  query CalendarDays($input: RentDaysInput!) {
    rentDays(input: $input) {
      items {
        date free
        short { productId quantity stock }
      }
    }
  }
`)

/** How a day is marked: less of something than is requested, something taken, or nobody can say. */
type DayLook = 'lack' | 'shut' | 'unknown'

/** The mark of one day, and its reason in words. */
type DayMark = { look: DayLook; text: string }

/** The days that are marked; a day that is free, or cannot be rented, is not there. */
export type DayMarks = ReadonlyMap<string, DayMark>

/** The gateway's answer about one day. */
export type RentDay = NonNullable<ResultOf<typeof rentDaysQuery>['rentDays']>['items'][number]
type ShortLine = RentDay['short'][number]

/** The marks of the days that are not free for all that is requested; without `nameOf`, which is for one product, no name is said. */
export function dayMarks(days: readonly RentDay[], nameOf: NameOf | null): DayMarks {
  return new Map(
    days.flatMap((day) => {
      const look = lookOf(day)
      return look ? [[day.date, { look, text: textOf(day, look, nameOf) }]] : []
    }),
  )
}

type NameOf = (productId: string) => string | undefined

/** The days of the month of `day` that can be rented; null where none can. */
export function rentableMonth(day: string, { firstDay, lastDay }: PeriodRules): Period | null {
  const first = firstOfMonth(day)
  const last = addDays(nextMonth(day), -1)
  const period = { start: later(first, firstDay), end: later(last, lastDay) === last ? lastDay : last }
  return daysIn(period) > 0 ? period : null
}

/** The first day of the month after that of `day`. */
export function nextMonth(day: string): string {
  return addMonths(firstOfMonth(day), 1)
}

function later(one: string, other: string): string {
  return one < other ? other : one
}

function lookOf({ free, short }: RentDay): DayLook | null {
  if (short.length === 0 || free === true) return null
  const counted = short.filter(({ stock }) => stock !== null)
  if (counted.length === 0) return 'unknown'
  return counted.some(({ stock }) => stock === 0) ? 'shut' : 'lack'
}

function textOf({ short }: RentDay, look: DayLook, nameOf: NameOf | null): string {
  const lines = look === 'unknown' ? short : short.filter(({ stock }) => stock !== null)
  if (!nameOf) return lines.map(freeText).join(', ')
  const named = lines
    .slice(0, NAMED)
    .map((line) => texts.dayMarks.named(nameOf(line.productId) ?? texts.dayMarks.item, freeText(line)))
  const others = lines.length > NAMED ? thousands(lines.length - NAMED) : null
  return texts.dayMarks.day(look === 'unknown', named.join(', '), others)
}

/** So many are named before the rest is counted. */
const NAMED = 3

function freeText({ stock, quantity }: ShortLine): string {
  if (stock === null) return texts.dayMarks.unknownStock
  return stock === 0 && quantity === 1
    ? texts.dayMarks.taken
    : texts.dayMarks.free(thousands(stock), thousands(quantity))
}
