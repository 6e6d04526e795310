import { useQuery } from 'urql'
import type { Period, PeriodRules } from '#gateway/rental/period.ts'
import type { RequestedUnits } from '#renderer/alternatives/requestedUnits.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type DayMarks, dayMarks, nextMonth, type RentDay, rentableMonth, rentDaysQuery } from './dayMarks.ts'

/** The names of what is short, and whether the company has any of it. */
const namesQuery = graphql(`
  query CalendarNames($ids: [ID!]!) {
    productsByIds(ids: $ids) { id name isOwned }
  }
`)

/** The marks of the months that are shown. */
export type ShownMarks = {
  /** True if there is anything that a day could be short of. */
  hasLines: boolean
  marks: DayMarks
  hasFailed: boolean
  retry: () => void
}

/** The products that have to be free on a day, or it is marked. */
export type MarkedThings = {
  lines: readonly RequestedUnits[]
  /** The name of the only one; null: there may be several, and the catalogue says what they are. */
  name: string | null
}

type MarkedDays = {
  /** Any day of the first month. */
  month: string
  months: 1 | 2
  rules: PeriodRules
  /** Keep its identity stable. */
  things: MarkedThings
}

/** Which days of the months that are shown are not free for some things. Each month is fetched when it is shown; until its answer comes its days have no marks. */
export function useDayMarks({ month, months, rules, things }: MarkedDays): ShownMarks {
  const { lines, name } = things
  const ids = lines.map(({ productId }) => productId)
  const one = useMonth(month, lines, rules)
  const other = useMonth(months === 2 ? nextMonth(month) : null, lines, rules)
  const all = [...one.days, ...other.days]
  const isShort = all.some(({ short }) => short.length > 0)
  const [names] = useQuery({ query: namesQuery, variables: { ids }, pause: name !== null || !isShort })
  const named = new Map(names.data?.productsByIds.map((product) => [product.id, product]))
  // A product that the company has none of is short on every day: it makes no difference between days.
  const days = (names.fetching ? [] : all).map((day) => ({
    ...day,
    short: day.short.filter(({ productId }) => named.get(productId)?.isOwned !== false),
  }))
  return {
    hasLines: lines.length > 0,
    marks: dayMarks(days, name === null ? (id) => named.get(id)?.name ?? undefined : null),
    hasFailed: one.hasFailed || other.hasFailed,
    retry() {
      for (const each of [one, other]) if (each.hasFailed) each.retry()
    },
  }
}

// One search may leave days of a busy month open: further ones go on with them.
function useMonth(month: string | null, lines: readonly RequestedUnits[], rules: PeriodRules) {
  const { found, ...state } = useDays(month === null ? null : rentableMonth(month, rules), lines)
  return { ...state, days: useOpenDays(useOpenDays(found, lines), lines) }
}

function useOpenDays(days: readonly RentDay[], lines: readonly RequestedUnits[]): readonly RentDay[] {
  const open = days.filter(({ free }) => free === null)
  const [first, last] = [open[0], open.at(-1)]
  const isWorthAsking = first && last && open.length < days.length
  const { found } = useDays(isWorthAsking ? { start: first.date, end: last.date } : null, lines)
  return days.map((day) => found.find(({ date, free }) => date === day.date && free !== null) ?? day)
}

function useDays(period: Period | null, lines: readonly RequestedUnits[]) {
  const pause = !period || lines.length === 0
  const { start: from, end: to } = period ?? NO_DAYS
  const [{ data, fetching }, execute] = useQuery({
    query: rentDaysQuery,
    variables: { input: { lines: [...lines], from, to } },
    pause,
  })
  const days = fetching || pause ? undefined : data?.rentDays?.items
  const retry = () => execute({ requestPolicy: 'network-only' })
  return { found: days ?? [], hasFailed: !fetching && !pause && !days, retry }
}

// A paused query is never sent.
const NO_DAYS = { start: '', end: '' }
