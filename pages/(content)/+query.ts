import { popularProductsQuery } from '#renderer/cards/productCards.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { TEXT_PAGES } from './textPages.ts'

const pageDocument = graphql(`
  query TextPage($slug: String!) {
    page(slug: $slug) { id slug title description isDemo updatedAt html }
  }
`)

const termsDocument = graphql(`
  query DefaultRentTerms {
    settings { id defaultRentTerms }
  }
`)

const TERMS = 'rent-terms'

// The short terms of the settings introduce the page of the terms, and replace it where the company has none.
const terms = pageQuery({
  document: termsDocument,
  variables: () => ({}),
  appliesTo: (input) => slugOf(input) === TERMS,
  required: false,
  found: ({ settings }) => settings.defaultRentTerms !== null,
})

export default {
  // The terms say by an example what further days cost.
  products: pageQuery({
    document: popularProductsQuery,
    variables: ({ period }) => ({ period }),
    appliesTo: (input) => slugOf(input) === TERMS,
    required: false,
  }),
  popular: popularCategoriesQuery,
  page: pageQuery({
    document: pageDocument,
    variables: (input) => ({ slug: slugOf(input) }),
    found: ({ page }) => page !== null,
    orElse: terms,
    head: ({ page }, input) => ({
      title: page?.title ?? TEXT_PAGES[slugOf(input)] ?? '',
      description: page?.description ?? null,
    }),
  }),
  terms,
}

function slugOf({ params }: PageInput): string {
  return params.page ?? ''
}
