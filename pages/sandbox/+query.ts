import {
  articleCardFragment,
  assortmentCardFragment,
  categoryCardFragment,
  productCardFragment,
  solutionCardFragment,
} from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const document = graphql(
  `
    query Sandbox($period: PeriodInput) {
      products(filter: { period: $period }, limit: 4) {
        items {
          ...ProductCard
        }
      }
      categories(limit: 4) {
        items {
          ...CategoryCard
        }
      }
      solutions(limit: 2) {
        items {
          ...SolutionCard
        }
      }
      assortments(limit: 2) {
        items {
          ...AssortmentCard
        }
      }
      articles(limit: 1) {
        items {
          ...ArticleCard
        }
      }
    }
  `,
  [
    productCardFragment,
    categoryCardFragment,
    solutionCardFragment,
    assortmentCardFragment,
    articleCardFragment,
  ],
)

// The cards show what the shop really has: their links lead somewhere, and what is put into the cart can be ordered.
export default { samples: pageQuery({ document, variables: ({ period }) => ({ period }), required: false }) }

/** Some of everything that the shop has. */
export type Samples = ResultOf<typeof document>
