import { categoryCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

/** The popular categories of a page that can do without them. */
export const popularCategoriesQuery = pageQuery({
  document: graphql(
    `
      query PopularCategories {
        popularCategories { ...CategoryCard }
      }
    `,
    [categoryCardFragment],
  ),
  variables: () => ({}),
  required: false,
})

/** That query as the only one of a page: its setting `query`. */
export const popularQueries = { popular: popularCategoriesQuery }
