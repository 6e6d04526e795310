import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The nearest periods on which everything requested is free. */
export const freePeriodsQuery = graphql(`
  query FreePeriods($input: FreePeriodsInput!) {
    freePeriods(input: $input) {
      items {
        start
        end
      }
      complete
    }
  }
`)

/** What may replace a product on the visitor's dates. */
export const alternativesQuery = graphql(`
  query Alternatives($productId: ID!, $quantity: Int!, $period: PeriodInput!) {
    alternatives(productId: $productId, quantity: $quantity, period: $period) {
      id
      slug
      name
      basicPricePerDay
      additionalPricePerDay
      stock(period: $period)
      images {
        original
      }
    }
  }
`)

/** A product that is free on the dates in the requested quantity. */
export type Alternative = ResultOf<typeof alternativesQuery>['alternatives'][number]
