import { toldFragment } from '#renderer/cart/cartProductsQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The norms of guests, with the prices of their products and the stock on the dates. */
export const normsQuery = graphql(
  `
  query GuestNorms($set: Int!, $period: PeriodInput) {
    guestNorms(set: $set) {
      name names guests
      norms {
        productSlug categorySlug units guests spare spareAtLeast
        product {
          ...ToldProduct
          slug name basicPricePerDay additionalPricePerDay
          stock(period: $period)
          images { original }
        }
      }
    }
  }
`,
  [toldFragment],
)

/** The norms of one kind of event. */
export type GuestNorms = NonNullable<ResultOf<typeof normsQuery>['guestNorms']>

/** One of these. */
export type GuestNorm = GuestNorms['norms'][number]
