import type { Database } from './data/database.ts'
import type { Parameters } from './parameters.ts'
import { type ProductFilter, passing, productFilter } from './productFilter.ts'
import { type Bits, countOf, rangeAmong, someAmong } from './sets/bits.ts'
import type { CatalogSets } from './sets/catalogSets.ts'
import { countInGroup } from './sets/groups.ts'

type Choice = { name: string; count: number }
type CategoryChoice = Choice & { id: number; slug: string }

/** What a visitor may choose among the products that pass the filters. */
type ProductChoices = {
  minPrice: number | null
  maxPrice: number | null
  brands: Choice[]
  volumes: Choice[]
  categories: CategoryChoice[]
  total: number
  /** The words that were looked for, when they are others than the visitor's. */
  searched_for?: string
}

/** GET /v2/products/filters. Each group is counted under all the other filters: one brand does not hide the others. */
export function productFilters(database: Database, parameters: Parameters): ProductChoices {
  const filter = productFilter(database, parameters, parameters.period())
  const { sets } = filter
  return {
    ...priceRange(sets, passing(filter, 'price')),
    brands: groupChoices(sets.brands, passing(filter, 'brand')).toSorted(byName),
    volumes: groupChoices(sets.volumes, passing(filter, 'volume')).toSorted(byVolume),
    categories: categoryChoices(filter),
    total: countOf(passing(filter)),
    ...(filter.search?.searchedFor && { searched_for: filter.search.searchedFor }),
  }
}

function groupChoices(groups: CatalogSets['brands'], among: Bits): Choice[] {
  return [...groups]
    .map(([name, group]) => ({ name, count: countInGroup(group, among) }))
    .filter(({ count }) => count > 0)
}

function categoryChoices(filter: ProductFilter): CategoryChoice[] {
  const among = passing(filter, 'category')
  return filter.sets.categories
    .map(({ group, ...category }) => ({ ...category, count: countInGroup(group, among) }))
    .filter(({ count }) => count > 0)
}

function priceRange(sets: CatalogSets, among: Bits) {
  const range = endsAmong(sets, among) ?? rangeAmong(sets.prices, among)
  return { minPrice: range && range.low / 100, maxPrice: range && range.high / 100 }
}

/** Among many products the first one in order of price is near; null when it is not, as with a category of expensive ones. */
function endsAmong(sets: CatalogSets, among: Bits) {
  const { prices } = sets
  const walk = countOf(among) >>> 2
  const [low, high] = [false, true].map(
    (isBack) => someAmong(sets.inOrder('basic_price ASC'), among, { limit: 1, isBack, walk })[0],
  )
  return low === undefined || high === undefined ? null : { low: prices[low] ?? 0, high: prices[high] ?? 0 }
}

const collator = new Intl.Collator('ru')

function byName(one: Choice, other: Choice): number {
  return collator.compare(one.name, other.name)
}

// «0,45 л» before «10 л», and litres apart from kilogrammes.
function byVolume(one: Choice, other: Choice): number {
  const [amount, unit] = measure(one.name)
  const [otherAmount, otherUnit] = measure(other.name)
  return collator.compare(unit, otherUnit) || amount - otherAmount || byName(one, other)
}

function measure(volume: string): [amount: number, unit: string] {
  const [, amount = '0', unit = ''] = /^([\d.,]*)\s*(.*)$/s.exec(volume) ?? []
  return [Number.parseFloat(amount.replace(',', '.')) || 0, unit]
}
