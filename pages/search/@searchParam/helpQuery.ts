import { productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { anyWord, searchText } from './searchText.ts'

/** Help for an empty search: products that match one of its words, and the most popular ones. */
export const helpQuery = pageQuery({
  document: graphql(
    `
      query SearchHelp($similar: ProductFilter!, $period: PeriodInput) {
        similar: products(filter: $similar, limit: 8) {
          items {
            id
            name
          }
        }
        products(filter: { period: $period }, limit: 4) {
          items {
            ...ProductCard
          }
        }
      }
    `,
    [productCardFragment],
  ),
  variables: ({ params, period }) => ({
    similar: { search: anyWord(searchText(params)) },
    period,
  }),
  required: false,
})
