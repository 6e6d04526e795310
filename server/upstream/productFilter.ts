import type { Database } from './data/database.ts'
import type { Period } from './data/days.ts'
import type { Parameters } from './parameters.ts'
import { readSearch, type Search } from './search/readSearch.ts'
import { type Bits, firstWhere, narrow, setOfPart } from './sets/bits.ts'
import { type CatalogSets, type CategorySet, catalogSets, FLAG_NAMES } from './sets/catalogSets.ts'
import { foundProducts } from './sets/found.ts'
import { bitsOfGroups } from './sets/groups.ts'
import { soldOut } from './sets/soldOut.ts'

/** What a filter is about; the filters of one subject are left out when its own choices are counted. */
type FilterSubject = 'search' | 'brand' | 'category' | 'price' | 'volume' | 'choice'

/** The filters of a request, all of which must hold, and the search among them. */
export type ProductFilter = {
  sets: CatalogSets
  conditions: ({ subject: FilterSubject } & Condition)[]
  search: Search | null
  /** What passes, without the subject that is left out. */
  passed: Map<FilterSubject | undefined, Bits>
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
  const read = typed ? readSearch(database, typed) : null
  // A price alone is a search without words.
  const search = read?.price && read.expression === null ? null : read
  const conditions: ProductFilter['conditions'] = READERS.flatMap(([subject, read]) => {
    const condition = read(parameters, sets)
    return condition ? [{ subject, ...condition }] : []
  })
  for (const flag of FLAG_NAMES)
    if (parameters.flag(flag)) conditions.push({ subject: 'choice', bits: sets.flagged(flag) })
  if (period && parameters.flag('in_stock'))
    conditions.push({ subject: 'choice', bits: soldOut(database, sets, period), isOut: true })
  const bounds = read?.price && between(sets, read.price.min, read.price.max)
  if (bounds) conditions.push({ subject: 'choice', ...bounds })
  if (search)
    conditions.unshift({ subject: 'search', bits: foundProducts(database, sets, search.expression) })
  return { sets, conditions, search, passed: new Map() }
}

/** The products that pass a filter, without the conditions about one subject when it is named. */
export function passing({ sets, conditions, passed }: ProductFilter, leftOut?: FilterSubject): Bits {
  const left = conditions.filter(({ subject }) => subject !== leftOut)
  // Subjects without a condition leave out nothing, and all have the same.
  const key = left.length === conditions.length ? undefined : leftOut
  const cached = passed.get(key)
  if (cached) return cached
  // What passes without one subject is most of what passes altogether.
  const [subject, most] = (key === undefined && [...passed][0]) || []
  const bits = sets.own(most ?? sets.all)
  for (const condition of left)
    if (!most || condition.subject === subject) narrow(bits, condition.bits, condition.isOut)
  passed.set(key, bits)
  return bits
}

type Reader = (given: Parameters, sets: CatalogSets) => Condition | null

const READERS: [FilterSubject, Reader][] = [
  ['brand', (given, sets) => ofAny(sets, 'brands', given.list('brands'))],
  ['volume', (given, sets) => ofAny(sets, 'volumes', given.list('volumes'))],
  ['category', (given, sets) => ofCategories(sets, 'slug', listed(given.text('category')))],
  ['category', (given, sets) => ofCategories(sets, 'id', given.ids('categories_ids'))],
  ['choice', (given, sets) => without(ofCategories(sets, 'slug', listed(given.text('excluded_category'))))],
  ['choice', (given, sets) => named(sets, given.ids('product_ids'))],
  ['choice', (given, sets) => without(named(sets, given.ids('excluded_products_ids')))],
  ['choice', (given, sets) => ofAny(sets, 'assortments', given.list('assortment_slugs'))],
  ['price', (given, sets) => between(sets, given.kopecks('min_price'), given.kopecks('max_price'))],
]

function ofAny(
  sets: CatalogSets,
  kind: 'brands' | 'volumes' | 'assortments',
  names: string[] | null,
): Condition | null {
  if (!names) return null
  const groups = names.flatMap((name) => sets[kind].get(name) ?? [])
  return { bits: bitsOfGroups(sets.own(), groups) }
}

function ofCategories<By extends 'id' | 'slug'>(
  sets: CatalogSets,
  by: By,
  names: readonly CategorySet[By][] | null,
): Condition | null {
  if (!names) return null
  const groups = sets.categories.flatMap((category) => (names.includes(category[by]) ? category.group : []))
  return { bits: bitsOfGroups(sets.own(), groups) }
}

const listed = (slug: string | null) => (slug === null ? null : [slug])

function named(sets: CatalogSets, ids: number[] | null): Condition | null {
  return ids && { bits: sets.bitsOf(ids) }
}

function without(condition: Condition | null): Condition | null {
  return condition && { ...condition, isOut: true }
}

function between(sets: CatalogSets, min: number | null, max: number | null): Condition | null {
  if (min === null && max === null) return null
  const { prices, all } = sets
  const order = sets.inOrder('basic_price ASC')
  const priceOf = (place: number) => prices[place] ?? 0
  const from = min === null ? 0 : firstWhere(order, (place) => priceOf(place) >= min)
  const end = max === null ? order.length : firstWhere(order, (place) => priceOf(place) > max, from)
  return { bits: setOfPart(sets.own(), all, order, from, end) }
}
