import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import type { RequestedUnits } from './requestedUnits.ts'

/** The products that may replace one on the visitor's dates. */
const alternativesQuery = graphql(`
  query Alternatives($productId: ID!, $quantity: Int!, $period: PeriodInput!) {
    alternatives(productId: $productId, quantity: $quantity, period: $period) {
      id slug name basicPricePerDay additionalPricePerDay
      stock(period: $period)
      images { original }
    }
  }
`)

/** A product that is free on the dates in the requested quantity. */
export type Alternative = ResultOf<typeof alternativesQuery>['alternatives'][number]

/** The state of the replacements of a product: loading; not available now; or found. */
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
