import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { type Alternative, alternativesQuery } from './documents.ts'
import type { Wanted } from './wanted.ts'

/** What may stand in for a product: still asked for; not to be had now; or found. */
type AlternativesAnswer =
  | { state: 'asking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; items: readonly Alternative[] }

/** Products that are free on the dates in the quantity that is wanted of another one. */
export function useAlternatives({ productId, quantity }: Wanted, period: Period): AlternativesAnswer {
  const { start, end } = period
  const variables = { productId, quantity, period: { start, end } }
  const [{ data, fetching }, ask] = useQuery({ query: alternativesQuery, variables })
  if (fetching) return { state: 'asking' }
  return data?.alternatives
    ? { state: 'found', items: data.alternatives }
    : { state: 'failed', retry: () => ask({ requestPolicy: 'network-only' }) }
}
