import { texts } from '#company/texts/index.ts'
import { productCardFragment, solutionCardFragment } from '#renderer/cards/fragments.ts'
import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { anyWord, searchText, shownText } from './searchText.ts'

/** The results of a search besides products; a product tells which words were meant. */
const othersDocument = graphql(
  `
    query SearchOthers($text: String!) {
      search(text: $text) {
        groups
        products(limit: 1) { total }
        solutions(limit: 2) {
          total
          items { ...SolutionCard }
        }
        assortments(limit: 3) {
          total
          items {
            id slug name description
            image { original caption }
          }
        }
        categories(limit: 6) {
          total
          items { id slug name productsCount }
        }
        answers(limit: 4) {
          total
          items { title section text url }
        }
        articles(limit: 3) {
          total
          items {
            id slug title excerpt
            category { id slug }
            image { original caption }
          }
        }
      }
    }
  `,
  [solutionCardFragment],
)

/** That, as the page queries it. */
export type Found = ResultOf<typeof othersDocument>['search']

/** Help for an empty search: products that match one of its words, and the most popular ones. */
const helpQuery = pageQuery({
  document: graphql(
    `
      query SearchHelp($similar: ProductFilter!, $period: PeriodInput) {
        similar: products(filter: $similar, limit: 8) {
          items { id name }
        }
        products(filter: { period: $period }, limit: 4) {
          items { ...ProductCard }
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

export default {
  ...listingQueries(
    (input) => ({ search: searchText(input.params) }),
    (products, input) => {
      const text = searchText(input.params)
      if (text === '') return { title: texts.found.emptyTitle }
      const words = products.searchedFor ?? shownText(text)
      return {
        title: texts.found.title(words, pageNumberText(products.page)),
        description: texts.found.description(words),
      }
    },
  ),
  popular: popularCategoriesQuery,
  help: helpQuery,
  others: pageQuery({
    document: othersDocument,
    // A URL without readable text has a page, too: nothing is found for a dash.
    variables: ({ params }) => ({ text: searchText(params) || '—' }),
    required: false,
  }),
}
