import type { Rest } from '../rest/calls/index.ts'
import type { FilterParams, ProductsParams } from '../rest/calls/params.ts'
import type { ProductFilters, ProductList } from '../rest/shapes/catalog.ts'
import { otherLayout, wholeWords } from './searchText.ts'

/** The products of a filter. A search that finds nothing is tried once more in the other keyboard layout; `searchedFor` says so. */
export async function searchProducts(rest: Rest, params: ProductsParams): Promise<ProductList> {
  const first = await rest.products(params)
  const search = first.items.length === 0 && !first.total ? switchedSearch(params) : null
  if (search === null) return first
  const second = await rest.products({ ...params, search }).catch(() => first)
  if (second.items.length === 0 && !second.total) return first
  const names = second.items.flatMap(({ name, categories }) => [name, ...categories.map((each) => each.name)])
  return { ...second, searchedFor: second.searchedFor ?? wholeWords(search, names) }
}

/** The further choices among the products of a filter, for the very words that `searchProducts` finds them with. */
export async function searchFilters(rest: Rest, params: FilterParams): Promise<ProductFilters> {
  const first = await rest.productFilters(params)
  const search = hasChoices(first) ? null : switchedSearch(params)
  if (search === null) return first
  const second = await rest.productFilters({ ...params, search }).catch(() => first)
  return hasChoices(second) ? second : first
}

function switchedSearch({ search }: FilterParams): string | null {
  return search === undefined ? null : otherLayout(search)
}

function hasChoices({ total, brands, volumes, categories }: ProductFilters): boolean {
  return Boolean(total) || brands.length + volumes.length + categories.length > 0
}
