import type { Client } from './client.ts'
import { idLists } from './idLists.ts'
import { filterQuery, pageQuery, periodQuery } from './paramQuery.ts'
import type { Rest } from './rest.ts'

type CatalogCalls = Pick<
  Rest,
  | 'categoryBySlug'
  | 'categories'
  | 'productBySlug'
  | 'products'
  | 'productFilters'
  | 'productsByIds'
  | 'solutionBySlug'
  | 'solutions'
  | 'solutionSimilar'
  | 'assortmentBySlug'
  | 'assortments'
>

/** More identifiers are asked for in several calls. */
const MOST_IDS = 250

/** Categories, products, solutions and assortments. */
export function catalogCalls({ ask, findBySlug }: Client): CatalogCalls {
  return {
    categoryBySlug: (slug) => findBySlug('categoryBySlug', slug),
    categories: (params) => ask('categories', { query: pageQuery(params) }),
    productBySlug: (slug, { period, inStock } = {}, { fresh } = {}) =>
      findBySlug('productBySlug', slug, { query: { ...periodQuery(period), in_stock: inStock }, fresh }),
    products: (params = {}, { fresh } = {}) =>
      ask('products', { query: { ...pageQuery(params), ...filterQuery(params) }, fresh }),
    productFilters: (params = {}) => ask('productFilters', { query: filterQuery(params) }),
    async productsByIds(ids, { fresh } = {}) {
      const segments = idLists(ids, MOST_IDS).map((list) => list.map(encodeURIComponent).join(','))
      const parts = segments.map((segment) => ask('productsByIds', { segment, fresh }))
      return (await Promise.all(parts)).flatMap(({ items }) => items)
    },
    solutionBySlug: (slug) => findBySlug('solutionBySlug', slug),
    solutions: (params) => ask('solutions', { query: pageQuery(params) }),
    solutionSimilar: async (slug) => (await findBySlug('solutionSimilar', slug))?.items ?? [],
    assortmentBySlug: (slug) => findBySlug('assortmentBySlug', slug),
    assortments: (params = {}) =>
      ask('assortments', { query: { ...pageQuery(params), search: params.search } }),
  }
}
