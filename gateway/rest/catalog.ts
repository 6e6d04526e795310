import type { Client } from './client.ts'
import { filterQuery, pageQuery, periodQuery } from './paramQuery.ts'
import { toSegment } from './query.ts'
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

/** More names, or a longer path, are asked in several calls: services refuse addresses of more than 16 KB. */
const MOST_IDS = 250
const LONGEST_IDS = 12_000

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
      const parts = toIdLists(ids).map((segment) => ask('productsByIds', { segment, fresh }))
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

/** Comma-separated lists of encoded names without repeats, each short enough for an address. */
function toIdLists(ids: readonly string[]): string[] {
  const lists: string[][] = []
  let length = LONGEST_IDS
  for (const id of new Set(ids)) {
    // A comma would be read as two names, so no product can have one in its name.
    const segment = id.includes(',') ? null : toSegment(id)
    if (segment === null) continue
    length += segment.length + 1
    const current = lists.at(-1)
    if (current && length <= LONGEST_IDS && current.length < MOST_IDS) current.push(segment)
    else {
      lists.push([segment])
      length = segment.length
    }
  }
  return lists.map((list) => list.join(','))
}
