import type { Database } from './data/database.ts'
import type { Period } from './data/days.ts'
import type { Parameters } from './parameters.ts'
import { readSearch, type Search } from './search/readSearch.ts'
import { type Bits, firstFrom, narrowed, setOf } from './sets/bits.ts'
import { type CatalogSets, catalogSets, FLAG_NAMES } from './sets/catalogSets.ts'
import { foundProducts } from './sets/found.ts'
import { soldOut } from './sets/soldOut.ts'

/** What a filter is about; the filters of one subject are left out when its own choices are counted. */
type FilterSubject = 'search' | 'brand' | 'category' | 'price' | 'volume' | 'choice'

/** The filters of a request, all of which must hold, and the search among them. */
export type ProductFilter = {
  sets: CatalogSets
  conditions: ({ subject: FilterSubject } & Condition)[]
  search: Search | null
}

/** Products must be among these; not, with `isOut`. */
type Condition = { bits: Bits; isOut?: boolean }

/** Reads every filter of `GET /v2/products` and `GET /v2/products/filters`. */
export function productFilter(
  database: Database,
  parameters: Parameters,
  period: Period | null,
): ProductFilter {
  const sets = catalogSets(database)
  const typed = parameters.text('search')?.trim()
  const search = typed ? readSearch(database, typed) : null
  const conditions: ProductFilter['conditions'] = READERS.flatMap(([subject, read]) => {
    const condition = read(parameters, sets)
    return condition ? [{ subject, ...condition }] : []
  })
  for (const flag of FLAG_NAMES)
    if (parameters.flag(flag)) conditions.push({ subject: 'choice', bits: sets.flagged(flag) })
  if (period && parameters.flag('in_stock'))
    conditions.push({ subject: 'choice', bits: soldOut(database, sets, period), isOut: true })
  if (search)
    conditions.unshift({ subject: 'search', bits: foundProducts(database, sets, search.expression) })
  return { sets, conditions, search }
}

/** The products that pass a filter, without the conditions about one subject when it is named. */
export function passing({ sets, conditions }: ProductFilter, leftOut?: FilterSubject): Bits {
  return conditions
    .filter(({ subject }) => subject !== leftOut)
    .reduce((left, { bits, isOut }) => narrowed(left, bits, !isOut), sets.all)
}

type Reader = (given: Parameters, sets: CatalogSets) => Condition | null

const READERS: [FilterSubject, Reader][] = [
  ['brand', (given, sets) => ofAny(sets, sets.brands, given.list('brands'))],
  ['volume', (given, sets) => ofAny(sets, sets.volumes, given.list('volumes'))],
  ['category', (given, sets) => ofCategory(sets, given.text('category'))],
  ['category', (given, sets) => ofCategories(sets, given.ids('categories_ids'))],
  ['choice', (given, sets) => without(ofCategory(sets, given.text('excluded_category')))],
  ['choice', (given, sets) => named(sets, given.ids('product_ids'))],
  ['choice', (given, sets) => without(named(sets, given.ids('excluded_products_ids')))],
  ['choice', (given, sets) => ofAny(sets, sets.assortments, given.list('assortment_slugs'))],
  ['price', (given, sets) => between(sets, given.kopecks('min_price'), given.kopecks('max_price'))],
]

function ofAny(sets: CatalogSets, groups: CatalogSets['brands'], names: string[] | null): Condition | null {
  return names && { bits: setOf(sets.size, ...names.flatMap((name) => groups.get(name) ?? [])) }
}

function ofCategory(sets: CatalogSets, slug: string | null): Condition | null {
  const chosen = sets.categories.filter((category) => category.slug === slug)
  return slug === null ? null : { bits: setOf(sets.size, ...chosen.map(({ places }) => places)) }
}

function ofCategories(sets: CatalogSets, ids: number[] | null): Condition | null {
  const chosen = sets.categories.filter(({ id }) => ids?.includes(id))
  return ids && { bits: setOf(sets.size, ...chosen.map(({ places }) => places)) }
}

function named(sets: CatalogSets, ids: number[] | null): Condition | null {
  return ids && { bits: sets.bitsOf(ids) }
}

function without(condition: Condition | null): Condition | null {
  return condition && { ...condition, isOut: true }
}

function between(sets: CatalogSets, min: number | null, max: number | null): Condition | null {
  if (min === null && max === null) return null
  const { prices } = sets
  const first = min === null ? 0 : firstFrom(prices, min)
  const end = max === null ? prices.length : firstFrom(prices, max + 1)
  return { bits: setOf(sets.size, sets.inOrder('basic_price ASC').subarray(first, end)) }
}
