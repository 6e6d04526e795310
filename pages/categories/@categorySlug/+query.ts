import { texts } from '#company/texts/index.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, slugParam } from '#renderer/page/pageQuery.ts'

const document = graphql(`
  query Category($slug: String!) {
    category(slug: $slug) {
      id slug name description
      image { original caption url(width: W1200) }
    }
  }
`)

export default {
  category: pageQuery({
    document,
    variables: (input) => ({ slug: slugParam(input, 'categorySlug') }),
    found: (data) => data.category !== null,
    head: ({ category }, input) => {
      const name = category?.name ?? texts.places.category
      return {
        title: texts.categories.title(name, pageNumberText(readCatalogUrl(input.searchAll).page)),
        description: category?.description ?? texts.categories.description(name),
        image: category?.image?.url ?? null,
      }
    },
  }),
  popular: popularCategoriesQuery,
  ...listingQueries((input) => ({ category: slugParam(input, 'categorySlug') })),
}

/** The category as its page queries it. */
export type CategoryDetails = NonNullable<ResultOf<typeof document>['category']>
