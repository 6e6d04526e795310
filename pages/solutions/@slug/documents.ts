import { graphql } from '#renderer/graphql/graphql.ts'

/** What a solution costs and how much of it is free at the moment in which it is put into the cart. */
export const setQuoteDocument = graphql(`
  query SolutionQuote($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      total
      lines {
        productId
        stock
        problem {
          code
        }
      }
      periodProblem {
        message
      }
    }
  }
`)
