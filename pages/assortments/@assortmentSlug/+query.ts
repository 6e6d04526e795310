import { texts } from '#company/texts/index.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, slugParam } from '#renderer/page/pageQuery.ts'

const document = graphql(`
  query AssortmentPage($slug: String!) {
    assortment(slug: $slug) {
      id slug name description
      image { original caption url(width: W1200) }
    }
  }
`)

const listing = listingQueries((input) => ({ assortment: slugParam(input, 'assortmentSlug') }))

export default {
  assortment: pageQuery({
    document,
    variables: (input) => ({ slug: slugParam(input, 'assortmentSlug') }),
    found: ({ assortment }) => assortment !== null,
    head: ({ assortment }, input) => {
      const name = assortment?.name ?? texts.places.assortment
      const page = pageNumberText(readCatalogUrl(input.searchAll).page)
      return {
        title: texts.assortments.title(name, page),
        description: assortment?.description ?? texts.assortments.description(name),
        image: assortment?.image?.url ?? null,
      }
    },
  }),
  // The text about the selection is worth reading also while its products cannot be shown.
  products: pageQuery({ ...listing.products, required: false }),
  facets: listing.facets,
}

/** The assortment as its page queries it. */
export type AssortmentDetails = NonNullable<ResultOf<typeof document>['assortment']>
