import type { Database } from './data/database.ts'
import type { Paging } from './parameters.ts'
import { type ProductFilter, passing } from './productFilter.ts'
import type { Search } from './search/readSearch.ts'
import { type Bits, countOf, narrow, someAmong } from './sets/bits.ts'
import type { CatalogSets, Order } from './sets/catalogSets.ts'
import { foundProducts } from './sets/found.ts'

/** The ids of one page of some products, sorted; ties are in order of id. */
export function sortedIds(sets: CatalogSets, among: Bits, order: Order, { limit, offset }: Paging): number[] {
  const total = countOf(among)
  const places = sets.inOrder(order)
  const end = Math.min(offset + limit, total)
  // A late page is nearer to the end.
  const found =
    offset > total / 2
      ? someAmong(places, among, { limit: end - offset, offset: total - end, isBack: true }).reverse()
      : someAmong(places, among, { limit, offset })
  return found.map((place) => sets.ids[place] ?? 0)
}

/** The ids of one page of what a search finds: the best answers first, equally good ones in the order of the search. */
export function bestAnswers(
  database: Database,
  filter: ProductFilter,
  search: Search,
  page: Paging,
): number[] {
  const { sets } = filter
  const others = passing(filter, 'search')
  const ids: number[] = []
  let skip = page.offset
  for (const tier of search.tiers) {
    const among = sets.own(others)
    narrow(among, foundProducts(database, sets, tier))
    const total = countOf(among)
    if (skip < total)
      ids.push(...sortedIds(sets, among, search.order, { limit: page.limit - ids.length, offset: skip }))
    if (ids.length === page.limit) return ids
    skip = Math.max(skip - total, 0)
  }
  return ids
}
