import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { type Alternative, alternativesQuery } from './documents.ts'
import type { RequestedUnits } from './requestedUnits.ts'

/** What may replace a product: loading; not available now; or found. */
type AlternativesAnswer =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; items: readonly Alternative[] }

/** Products that are free on the dates in the quantity requested of another one. */
export function useAlternatives({ productId, quantity }: RequestedUnits, period: Period): AlternativesAnswer {
  const { start, end } = period
  const variables = { productId, quantity, period: { start, end } }
  const [{ data, fetching }, execute] = useQuery({ query: alternativesQuery, variables })
  if (fetching) return { state: 'loading' }
  return data?.alternatives
    ? { state: 'found', items: data.alternatives }
    : { state: 'failed', retry: () => execute({ requestPolicy: 'network-only' }) }
}
