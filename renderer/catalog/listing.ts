import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf, type VariablesOf } from '#renderer/graphql/graphql.ts'
import type { PageHead } from '#renderer/page/pageHead.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { productListThing } from '#renderer/page/things.ts'
import { type CatalogScope, catalogSearch, productFilter, readCatalogUrl } from './catalogUrl.ts'

/** One page of a listing. */
export type Listing = ResultOf<typeof listingDocument>['products']

/** The facets of a listing: the values that it can be narrowed by. */
export type Facets = ResultOf<typeof facetsDocument>['productFilters']

/** «78 предметов», with non-breaking spaces. */
export function productCountText(count: number): string {
  return texts.units.positions(count, thousands(count))
}

/**
 * The two queries of a page with a listing: its products, and the filters for them. Without the second answer
 * the page has no filters. A page past the last one is 404, as of every list; past the last one of what a visitor chose or searched,
 * which new dates may have made shorter, it says so and leads to the first.
 */
export function listingQueries(scope: (input: PageInput) => CatalogScope, head?: ListingHead) {
  return {
    products: pageQuery<ResultOf<typeof listingDocument>, ListingVariables>(
      {
        document: listingDocument,
        variables: (input) => listingVariables(input, scope(input)),
        more: (input) => furtherPages(input, scope(input)),
        found: ({ products }, input) =>
          products.items.length > 0 ||
          !isListItself(input) ||
          scope(input).search !== undefined ||
          products.page === 1,
        head: (data, input) => ({ ...head?.(data.products, input), ...listingHead(data.products, input) }),
      },
      import.meta.env.SSR &&
        ((data, context) =>
          scope(context.input).search === undefined ? [productListThing(data?.products.items, context)] : []),
    ),
    facets: pageQuery({
      document: facetsDocument,
      variables: (input) => facetsVariables(input, scope(input)),
      required: false,
    }),
  }
}

/** Title and description of a page by its products. */
type ListingHead = (products: Listing, input: PageInput) => PageHead

/** The variables of a listing's products at a URL: equal variables, equal listing. */
function listingVariables(input: PageInput, scope: CatalogScope): ListingVariables {
  const state = readCatalogUrl(input.searchAll)
  const { period } = input
  return { filter: productFilter(state, scope, period), period, sort: state.sort, page: state.page }
}

/** The variables of the pages that a URL shows below the first. */
function furtherPages(input: PageInput, scope: CatalogScope): ListingVariables[] {
  const first = listingVariables(input, scope)
  const { page, pages } = readCatalogUrl(input.searchAll)
  return Array.from({ length: pages - 1 }, (_, index) => ({ ...first, page: page + index + 1 }))
}

/**
 * How search engines see a page of a listing. What a visitor chose (filters, order) leads to the list as it is without a
 * choice; a later page of that list is a page of its own, also with more pages below it; one behind the last is left out.
 */
function listingHead(
  { items }: Pick<Listing, 'items'>,
  input: PageInput,
): Pick<PageHead, 'page' | 'noindex'> {
  const { page } = readCatalogUrl(input.searchAll)
  return { page: isListItself(input) ? page : 1, ...(page > 1 && items.length === 0 && { noindex: true }) }
}

/** True if a visitor chose nothing but a page. */
function isListItself({ searchAll }: PageInput): boolean {
  return catalogSearch({ ...readCatalogUrl(searchAll), page: 1, pages: 1 }) === ''
}

type ListingVariables = VariablesOf<typeof listingDocument>

// The service counts each group of choices under all the other filters, so nothing hides its own alternatives. Dates leave out only what
// is not free: without that condition the answer is the same for all dates.
function facetsVariables(input: PageInput, scope: CatalogScope) {
  const state = readCatalogUrl(input.searchAll)
  return { filter: productFilter(state, scope, state.inStock ? input.period : null) }
}

const listingDocument = graphql(
  `
    query CatalogProducts($filter: ProductFilter, $period: PeriodInput, $sort: ProductSort!, $page: Int!) {
      products(filter: $filter, sort: $sort, page: $page) {
        items { ...ProductCard }
        page limit total hasNextPage searchedFor
      }
    }
  `,
  [productCardFragment],
)

const facetsDocument = graphql(`
  query CatalogFilters($filter: ProductFilter) {
    productFilters(filter: $filter) {
      minPrice maxPrice
      brands { value label count }
      volumes { value label count }
      categories { value label count }
    }
  }
`)
