import { productFragment, toldFragment } from '#renderer/cart/cartProductsQuery.ts'
import { tariffFragment } from '#renderer/cart/cartQuote.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** Prices and stock of a plan. */
export const quoteDocument = graphql(
  `
  query PlanQuote($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      minOrderDays additionalDays basicTotal additionalTotal relatedTotal total
      ...QuoteTariff
      lines {
        productId total stock counted
        problem { code message available }
        product { ...ShownProduct ...ToldProduct }
      }
      relatedLines {
        productId parentId price total stock counted
        problem { code message available }
        product { ...ShownProduct ...ToldProduct }
      }
      periodProblem { reason message }
    }
  }
`,
  [productFragment, toldFragment, tariffFragment],
)

/** Prices and stock of a plan, as its pages query them. */
export type PlanQuote = NonNullable<ResultOf<typeof quoteDocument>['rentQuote']>
