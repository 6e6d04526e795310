import { graphql } from '#renderer/graphql/graphql.ts'

/** What is shown of a product everywhere: on cards, in the cart and in plans. Prices, stock and pictures are each one's own. */
export const productFragment = graphql(`
  fragment ShownProduct on Product {
    id
    slug
    name
    isOwned
  }
`)
