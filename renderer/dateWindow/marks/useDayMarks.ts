import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { type RequestedUnits, searchedLines } from '#renderer/alternatives/requestedUnits.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { type DayMarks, dayMarks, nextMonth, rentableMonth } from './dayMarks.ts'
import { namesQuery, rentDaysQuery } from './documents.ts'
import { pageProduct } from './pageProduct.ts'

/** The marks of the months that are shown. */
export type ShownMarks = {
  /** Whether there is anything that a day could be short of. */
  hasLines: boolean
  marks: DayMarks
  hasFailed: boolean
  retry: () => void
}

/**
 * Which days of the months that are shown are not free for what the visitor chose: on a product's page the product, elsewhere the
 * cart. Each month is fetched when it is shown; until its answer comes its days have no marks.
 */
export function useDayMarks(month: string, months: 1 | 2, today: string): ShownMarks {
  const cart = useCart((state) => state)
  const [product] = useState(pageProduct)
  const lines = useMemo(() => {
    const { lines, relatedLines } = cartOrder(cart)
    return searchedLines(product ? [product] : [...lines, ...relatedLines])
  }, [cart, product])
  const ids = lines.map(({ productId }) => productId)
  const one = useMonth(month, lines, today)
  const other = useMonth(months === 2 ? nextMonth(month) : null, lines, today)
  const all = [...one.days, ...other.days]
  const isShort = all.some(({ short }) => short.length > 0)
  const [names] = useQuery({ query: namesQuery, variables: { ids }, pause: product !== null || !isShort })
  const named = new Map(names.data?.productsByIds.map((product) => [product.id, product]))
  // What the company has none of is short on every day: it makes no difference between days.
  const days = (names.fetching ? [] : all).map((day) => ({
    ...day,
    short: day.short.filter(({ productId }) => named.get(productId)?.isOwned !== false),
  }))
  return {
    hasLines: lines.length > 0,
    marks: dayMarks(days, (id) => (product ? product.name : (named.get(id)?.name ?? undefined))),
    hasFailed: one.hasFailed || other.hasFailed,
    retry() {
      for (const each of [one, other]) if (each.hasFailed) each.retry()
    },
  }
}

function useMonth(month: string | null, lines: readonly RequestedUnits[], today: string) {
  const period = month && rentableMonth(month, today)
  const pause = !period || lines.length === 0
  const { start: from, end: to } = period || NO_DAYS
  const [{ data, fetching }, execute] = useQuery({
    query: rentDaysQuery,
    variables: { input: { lines: [...lines], from, to } },
    pause,
  })
  const days = fetching || pause ? undefined : data?.rentDays?.items
  const retry = () => execute({ requestPolicy: 'network-only' })
  return { days: days ?? [], hasFailed: !fetching && !pause && !days, retry }
}

// A paused query is never sent.
const NO_DAYS = { start: '', end: '' }
