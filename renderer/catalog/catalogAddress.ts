import type { Period } from '#gateway/rental/period.ts'

/** The order of a listing, as the gateway names it. */
export type CatalogSort = 'POPULAR' | 'CHEAPEST' | 'MOST_EXPENSIVE'

/** What a visitor chose in a listing; prices in roubles a day, pages counted from 1. */
export type CatalogState = {
  category: string | null
  brands: readonly string[]
  volumes: readonly string[]
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
  sort: CatalogSort
  page: number
}

/** What a page itself fixes about its listing, whatever the visitor chose. */
export type CatalogScope = { category?: string; search?: string }

/** The query parameters of an address: every value of each name. */
export type AddressParams = Readonly<Record<string, readonly string[]>>

/** The names of the orders in the address. */
export const SORT_NAMES = {
  POPULAR: 'popular',
  CHEAPEST: 'cheapest',
  MOST_EXPENSIVE: 'most_expensive',
} as const satisfies Record<CatalogSort, string>

/**
 * What an address chooses. Anybody may write anything into an address: what is not understood counts as not chosen,
 * lists are cut, sorted and freed of repetitions, a reversed price range is turned round.
 */
export function readCatalogAddress(params: AddressParams): CatalogState {
  const [minPrice, maxPrice] = inOrder(
    readPrice(last(params, 'min_price')),
    readPrice(last(params, 'max_price')),
  )
  return {
    category: readText(last(params, 'category')),
    brands: readList(params, 'brands'),
    volumes: readList(params, 'volumes'),
    minPrice,
    maxPrice,
    inStock: ['1', 'true', 'on'].includes(last(params, 'in_stock')),
    sort: readSort(last(params, 'sort')),
    page: readPage(last(params, 'page')),
  }
}

/** The query string that chooses a state, with its `?`; empty where nothing is chosen. */
export function catalogSearch(state: CatalogState): string {
  const params = new URLSearchParams()
  if (state.category !== null) params.append('category', state.category)
  for (const brand of state.brands) params.append('brands', brand)
  for (const volume of state.volumes) params.append('volumes', volume)
  if (state.minPrice !== null) params.append('min_price', String(state.minPrice))
  if (state.maxPrice !== null) params.append('max_price', String(state.maxPrice))
  if (state.inStock) params.append('in_stock', '1')
  if (state.sort !== 'POPULAR') params.append('sort', SORT_NAMES[state.sort])
  if (state.page > 1) params.append('page', String(state.page))
  const text = params.toString()
  return text && `?${text}`
}

/** The gateway's filter for a listing: what its page fixes, what the visitor chose, and the rental dates. */
export function productFilter(state: CatalogState, scope: CatalogScope, period: Period | null) {
  const category = scope.category ?? state.category
  return {
    ...(scope.search !== undefined && { search: scope.search }),
    ...(category !== null && { category }),
    ...(state.brands.length > 0 && { brands: [...state.brands] }),
    ...(state.volumes.length > 0 && { volumes: [...state.volumes] }),
    ...(state.minPrice !== null && { minPrice: state.minPrice }),
    ...(state.maxPrice !== null && { maxPrice: state.maxPrice }),
    ...(state.inStock && { inStock: true }),
    ...(period && { period: { start: period.start, end: period.end } }),
  }
}

/** A price that a person typed, in whole roubles: «6 000», «6000,50». Null when it is not a price. */
export function readPrice(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,6})?$/.test(digits) ? Math.round(Number(digits)) : null
}

/** A text from an address as it may be sent on: trimmed, not too long; null when nothing readable is left. */
export function readText(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return null
  const readable = text.trim().slice(0, MAX_TEXT)
  return readable === '' ? null : readable
}

const MAX_TEXT = 100
const MAX_VALUES = 50
const MAX_PAGE = 10_000

function last(params: AddressParams, name: string): string {
  return (Object.hasOwn(params, name) && params[name]?.at(-1)) || ''
}

function readList(params: AddressParams, name: string): string[] {
  const values = (Object.hasOwn(params, name) && params[name]) || []
  const texts = values.slice(0, MAX_VALUES).map(readText)
  return [...new Set(texts.filter((text) => text !== null))].sort()
}

function readSort(name: string): CatalogSort {
  const sorts: CatalogSort[] = ['CHEAPEST', 'MOST_EXPENSIVE']
  return sorts.find((sort) => SORT_NAMES[sort] === name) ?? 'POPULAR'
}

function readPage(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}
