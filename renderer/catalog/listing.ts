import type { Client } from '@urql/core'
import { productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf, type VariablesOf } from '#renderer/graphql/graphql.ts'
import { type PageHead, type PageInput, pageQuery } from '#renderer/graphql/pageQuery.ts'
import { type CatalogScope, productFilter, readCatalogAddress } from './catalogAddress.ts'

/** One page of a listing. */
export type Listing = ResultOf<typeof listingDocument>['products']

/** What a listing can be narrowed by. */
export type Facets = ResultOf<typeof facetsDocument>['productFilters']

/**
 * The two questions of a page with a listing: its products, and what they can be narrowed by. Without the second answer
 * the page has no filters.
 */
export function listingQueries(scope: (input: PageInput) => CatalogScope, head?: ListingHead) {
  return {
    products: pageQuery<ResultOf<typeof listingDocument>, ListingVariables>({
      document: listingDocument,
      variables: (input) => listingVariables(input, scope(input)),
      ...(head && { head: (data, input) => head(data.products, input) }),
    }),
    facets: pageQuery({
      document: facetsDocument,
      variables: (input) => facetsVariables(input, scope(input)),
      required: false,
    }),
  }
}

/** Title and description of a page by its products. */
export type ListingHead = (products: Listing, input: PageInput) => PageHead

/** Asks for another page of the same listing; null when there is no answer. */
export async function askListingPage(
  client: Client,
  input: PageInput,
  scope: CatalogScope,
  page: number,
): Promise<Listing | null> {
  const variables = { ...listingVariables(input, scope), page }
  const { data, error } = await client.query(listingDocument, variables).toPromise()
  return (!error && data?.products) || null
}

/** The variables of a listing's products at an address: equal variables, equal listing. */
export function listingVariables(input: PageInput, scope: CatalogScope): ListingVariables {
  const state = readCatalogAddress(input.searchAll)
  return { filter: productFilter(state, scope, input.period), sort: state.sort, page: state.page }
}

type ListingVariables = VariablesOf<typeof listingDocument>

// The service counts each group of choices under all the other filters, so nothing hides its own alternatives.
function facetsVariables(input: PageInput, scope: CatalogScope) {
  return { filter: productFilter(readCatalogAddress(input.searchAll), scope, input.period) }
}

const listingDocument = graphql(
  `
    query CatalogProducts($filter: ProductFilter, $sort: ProductSort!, $page: Int!) {
      products(filter: $filter, sort: $sort, page: $page) {
        items {
          ...ProductCard
        }
        page
        limit
        total
        hasNextPage
      }
    }
  `,
  [productCardFragment],
)

const facetsDocument = graphql(`
  query CatalogFilters($filter: ProductFilter) {
    productFilters(filter: $filter) {
      minPrice
      maxPrice
      brands {
        value
        label
        count
      }
      volumes {
        value
        label
        count
      }
      categories {
        value
        label
        count
      }
    }
  }
`)
