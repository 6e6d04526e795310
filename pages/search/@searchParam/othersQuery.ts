import { solutionCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'

/** What a search finds besides products; a product tells which words were meant. */
export const othersDocument = graphql(
  `
    query SearchOthers($text: String!) {
      search(text: $text) {
        groups
        products(limit: 1) {
          total
        }
        solutions(limit: 2) {
          total
          items {
            ...SolutionCard
          }
        }
        assortments(limit: 3) {
          total
          items {
            id
            slug
            name
            description
            image {
              original
              caption
            }
          }
        }
        categories(limit: 6) {
          total
          items {
            id
            slug
            name
            productsCount
          }
        }
        articles(limit: 3) {
          total
          items {
            id
            slug
            title
            excerpt
            category {
              id
              slug
            }
            image {
              original
              caption
            }
          }
        }
      }
    }
  `,
  [solutionCardFragment],
)
