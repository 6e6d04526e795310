import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { beginning } from '#gateway/rental/text.ts'
import { pageRangeText, readPageRange } from './pageRange.ts'

/** The order of a listing, as the gateway names it. */
type CatalogSort = 'POPULAR' | 'CHEAPEST' | 'MOST_EXPENSIVE'

/** The filters that are on or off: as the gateway names them, in the URL, and for the visitor, on switch and chip. */
export const FLAGS = [{ flag: 'inStock', name: 'in_stock', title: texts.catalog.inStock }] as const

type Flags = Record<(typeof FLAGS)[number]['flag'], boolean>

/** The parameters with which a visitor chooses: each shows the same list otherwise. */
export const CHOICES = [
  ...(['sort', 'min_price', 'max_price', 'brands', 'volumes', 'category'] as const),
  ...FLAGS.map(({ name }) => name),
]

/** The visitor's choice in a listing; prices in roubles a day, pages counted from 1. */
export type CatalogState = Flags & {
  category: string | null
  brands: readonly string[]
  volumes: readonly string[]
  minPrice: number | null
  maxPrice: number | null
  sort: CatalogSort
  /** The first page that is shown. */
  page: number
  /** How many pages are shown, from `page` on. */
  pages: number
}

/** The conditions that a page itself sets on its listing, whatever the visitor chose. */
export type CatalogScope = { category?: string; search?: string; assortment?: string }

/** The query parameters of a URL: every value of each name. */
export type AddressParams = Readonly<Record<string, readonly string[]>>

/** The names of the orders in the URL. */
export const SORT_NAMES = {
  POPULAR: 'popular',
  CHEAPEST: 'cheapest',
  MOST_EXPENSIVE: 'most_expensive',
} as const satisfies Record<CatalogSort, string>

/**
 * The state that a URL chooses. A URL is untrusted: other values count as not chosen,
 * lists are cut, sorted and deduplicated, a reversed price range is swapped.
 */
export function readCatalogUrl(params: AddressParams): CatalogState {
  const [minPrice, maxPrice] = inOrder(
    readPrice(last(params, 'min_price')),
    readPrice(last(params, 'max_price')),
  )
  const flags = FLAGS.filter(({ name }) => ['1', 'true', 'on'].includes(last(params, name)))
  return {
    category: readText(last(params, 'category')),
    brands: readList(params, 'brands'),
    volumes: readList(params, 'volumes'),
    minPrice,
    maxPrice,
    ...NO_FLAGS,
    ...flagsOf(true, flags),
    sort: readSort(last(params, 'sort')),
    ...readPageRange(last(params, 'page')),
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
  for (const { name } of chosenFlags(state)) params.append(name, '1')
  if (state.sort !== 'POPULAR') params.append('sort', SORT_NAMES[state.sort])
  const pages = pageRangeText(state)
  if (pages !== null) params.append('page', pages)
  const text = params.toString()
  return text && `?${text}`
}

/** The gateway's filter for a listing: what its page fixes, what the visitor chose, and the rental dates. */
export function productFilter(state: CatalogState, scope: CatalogScope, period: Period | null) {
  const category = scope.category ?? state.category
  return {
    ...(scope.search !== undefined && { search: scope.search }),
    ...(scope.assortment !== undefined && { assortments: [scope.assortment] }),
    ...(category !== null && { category }),
    ...(state.brands.length > 0 && { brands: [...state.brands] }),
    ...(state.volumes.length > 0 && { volumes: [...state.volumes] }),
    ...(state.minPrice !== null && { minPrice: state.minPrice }),
    ...(state.maxPrice !== null && { maxPrice: state.maxPrice }),
    ...flagsOf(true, chosenFlags(state)),
    ...(period && { period: { start: period.start, end: period.end } }),
  }
}

/** The flags that are on. */
export function chosenFlags(state: Flags) {
  return FLAGS.filter(({ flag }) => state[flag])
}

/** The state of some flags, of all where none are named. */
export function flagsOf(isOn: boolean, flags: readonly (typeof FLAGS)[number][] = FLAGS): Partial<Flags> {
  return Object.fromEntries(flags.map(({ flag }) => [flag, isOn]))
}

/** A price that a person typed, in whole roubles: «6 000», «6000,50». Null when it is not a price. */
export function readPrice(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,6})?$/.test(digits) ? Math.round(Number(digits)) : null
}

/** A search text from a URL: trimmed, cut to a maximum length; null when nothing readable is left. */
export function readText(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return null
  const readable = beginning(text.trim(), MAX_TEXT)
  return readable === '' ? null : readable
}

const NO_FLAGS = flagsOf(false) as Flags
const MAX_TEXT = 100
const MAX_VALUES = 50

type ParamName = (typeof CHOICES)[number] | 'page'

function last(params: AddressParams, name: ParamName): string {
  return (Object.hasOwn(params, name) && params[name]?.at(-1)) || ''
}

function readList(params: AddressParams, name: ParamName): string[] {
  const values = (Object.hasOwn(params, name) && params[name]) || []
  const texts = values.slice(0, MAX_VALUES).map(readText)
  return [...new Set(texts.filter((text) => text !== null))].sort()
}

function readSort(name: string): CatalogSort {
  const sorts: CatalogSort[] = ['CHEAPEST', 'MOST_EXPENSIVE']
  return sorts.find((sort) => SORT_NAMES[sort] === name) ?? 'POPULAR'
}

function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}
