import type { Period } from '#gateway/rental/period.ts'
import { MAX_VIEWED } from '#renderer/cart/cartState.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { productCardFragment } from './fragments.ts'

/** The cards of some products: of those in the catalogue. */
export const productCardsQuery = graphql(
  `
  query ProductCards($ids: [ID!]!, $period: PeriodInput) {
    productsByIds(ids: $ids, period: $period) { ...ProductCard }
  }
`,
  [productCardFragment],
)

/** The products that are rented most. */
export const popularProductsQuery = graphql(
  `
  query PopularProducts($period: PeriodInput) {
    products(filter: { period: $period }, sort: POPULAR, limit: 8) {
      items { ...ProductCard }
    }
  }
`,
  [productCardFragment],
)

/** Requests all that this browser has looked at in an order that does not change with each look, so that the answer of the start serves every page. */
export function recentlyViewedVariables(ids: readonly string[], period: Period | null) {
  return { ids: ids.slice(0, MAX_VIEWED).sort(), period }
}
