import type { Period } from '#gateway/rental/period.ts'
import { productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** What is suggested for a text that is being typed: some products and the categories of all that it finds. */
export const suggestDocument = graphql(
  `
    query SearchSuggestions($filter: ProductFilter!, $period: PeriodInput) {
      products(filter: $filter, limit: 5) {
        items {
          ...ProductCard
        }
        total
        searchedFor
        filters {
          categories {
            value
            label
            count
          }
        }
      }
    }
  `,
  [productCardFragment],
)

export type SuggestAnswer = ResultOf<typeof suggestDocument>

/** The variables of the query for a text and the visitor's dates. */
export function suggestVariables(search: string, period: Period | null) {
  const days = period && { start: period.start, end: period.end }
  return { filter: { search, ...(days && { period: days }) }, period: days }
}
