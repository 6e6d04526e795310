import type { Period } from '#gateway/rental/period.ts'
import {
  assortmentCardFragment,
  categoryCardFragment,
  productCardFragment,
  solutionCardFragment,
} from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The suggestions for a text that is being typed: the best of each kind. Products alone are counted: of other kinds the search's page shows no more. */
export const suggestDocument = graphql(
  `
    query SearchSuggestions($text: String!, $filter: ProductFilter, $period: PeriodInput) {
      search(text: $text) {
        groups
        products(filter: $filter, limit: 4) {
          items { ...ProductCard }
          total searchedFor
        }
        solutions(limit: 2) {
          items { ...SolutionCard }
        }
        assortments(limit: 2) {
          items { ...AssortmentCard }
        }
        categories(limit: 3) {
          items { id slug name productsCount }
        }
        answers(limit: 2) {
          items { title section text url }
        }
        articles(limit: 2) {
          items {
            id slug title
            category { id slug }
          }
        }
      }
    }
  `,
  [productCardFragment, solutionCardFragment, assortmentCardFragment],
)

export type SuggestAnswer = ResultOf<typeof suggestDocument>['search']

/** The variables of the query for a text and the visitor's dates. */
export function suggestVariables(text: string, period: Period | null) {
  const days = period && { start: period.start, end: period.end }
  return { text, filter: days && { period: days }, period: days }
}

/** The suggestions before anything is typed, and where nothing is found. */
export const startDocument = graphql(
  `
    query SearchStart($filter: ProductFilter, $period: PeriodInput) {
      popularCategories { ...CategoryCard }
      products(filter: $filter, limit: 4) {
        items { ...ProductCard }
      }
      solutions(limit: 2) {
        items { ...SolutionCard }
        total
      }
    }
  `,
  [categoryCardFragment, productCardFragment, solutionCardFragment],
)
