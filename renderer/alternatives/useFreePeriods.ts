import { useQuery } from 'urql'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type RequestedUnits, searchedLines } from './requestedUnits.ts'

/** The nearest periods on which everything requested is free. */
const freePeriodsQuery = graphql(`
  query FreePeriods($input: FreePeriodsInput!) {
    freePeriods(input: $input) {
      items { start end }
      complete
    }
  }
`)

/** The nearest free periods: loading; not available now; or found. */
type FreePeriodsAnswer =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'found'
      /** At most three, of the length of the dates, the nearest first. */
      periods: readonly Period[]
      /** False: there may be others, for not all days were checked. */
      isComplete: boolean
    }

/** Other periods, as long as `period` and near it, on which everything requested is free. An answer for other dates or things is never shown. */
export function useFreePeriods(requested: readonly RequestedUnits[], period: Period): FreePeriodsAnswer {
  const lines = searchedLines(requested)
  const input = { lines, days: daysIn(period), near: period.start }
  const isIdle = lines.length === 0
  const [{ data, fetching }, execute] = useQuery({
    query: freePeriodsQuery,
    variables: { input },
    pause: isIdle,
  })
  if (isIdle) return { state: 'found', periods: [], isComplete: false }
  if (fetching) return { state: 'loading' }
  const found = data?.freePeriods
  if (!found) return { state: 'failed', retry: () => execute({ requestPolicy: 'network-only' }) }
  const periods = found.items.filter(({ start }) => start !== period.start)
  return { state: 'found', periods, isComplete: found.complete }
}
