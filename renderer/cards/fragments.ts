import { productFragment, toldFragment } from '#renderer/cart/cartProductsQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The fields of a product card; `$period` is the visitor's dates, for which the query also fetches the product. */
export const productCardFragment = graphql(
  `
  fragment ProductCard on Product {
    ...ShownProduct
    ...ToldProduct
    basicPricePerDay additionalPricePerDay
    stock(period: $period)
    images { caption }
  }
`,
  [productFragment, toldFragment],
)

/** The fields of a category card. */
export const categoryCardFragment = graphql(`
  fragment CategoryCard on Category {
    id slug name
    image { original caption }
  }
`)

/** The fields of the card of a ready-made solution. */
export const solutionCardFragment = graphql(`
  fragment SolutionCard on Solution {
    id slug name priceHint
    image { original caption }
    products { productId }
  }
`)

/** The fields of an assortment card. */
export const assortmentCardFragment = graphql(`
  fragment AssortmentCard on Assortment {
    id slug name productIds
    image { original caption }
  }
`)

/** The fields of an article card. */
export const articleCardFragment = graphql(`
  fragment ArticleCard on Article {
    id slug title publishedAt readingMinutes
    category { id slug name }
    image { original caption }
  }
`)

export type ProductCardData = ResultOf<typeof productCardFragment>
export type CategoryCardData = ResultOf<typeof categoryCardFragment>
export type SolutionCardData = ResultOf<typeof solutionCardFragment>
export type AssortmentCardData = ResultOf<typeof assortmentCardFragment>
export type ArticleCardData = ResultOf<typeof articleCardFragment>
