import type { Database, Row } from './data/database.ts'
import { ALWAYS, every, Fragment, sql } from './data/sql.ts'
import type { Parameters } from './parameters.ts'
import { productFilter } from './productFilter.ts'

type Choice = { name: string; count: number }
type CategoryChoice = Choice & { id: number; slug: string }

/** The choices that a visitor has among the products that pass the filters. */
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
  const { from, search, ...conditions } = productFilter(database, parameters, parameters.period())
  const { brand, volume, category, price, other } = conditions
  const isNarrowed = search !== null || every(Object.values(conditions)) !== ALWAYS
  // The sign before product_id keeps SQLite on the index of the group. Without a filter that index is all it needs.
  const counted = (column: string, table: string, others: string) =>
    new Fragment(`SELECT ${column}, count(*) AS count FROM ${table}
      WHERE ${isNarrowed ? `+product_id IN (SELECT id FROM passing WHERE ${others})` : 'TRUE'} GROUP BY ${column}`)
  const row = database.get<Choices>(sql`
    WITH passing AS MATERIALIZED (SELECT p.id, p.basic_price, ${brand} AS brand, ${volume} AS volume,
      ${category} AS category, ${price} AS price FROM ${from} WHERE ${other})
    SELECT
      (SELECT min(basic_price) / 100.0 FROM passing WHERE brand AND volume AND category) AS minPrice,
      (SELECT max(basic_price) / 100.0 FROM passing WHERE brand AND volume AND category) AS maxPrice,
      (SELECT json_group_array(json_object('name', brand, 'count', count))
        FROM (${counted('brand', 'product_brands', 'volume AND category AND price')})) AS brands,
      (SELECT json_group_array(json_object('name', volume, 'count', count))
        FROM (${counted('volume', 'product_volumes', 'brand AND category AND price')})) AS volumes,
      (SELECT json_group_array(json_object('id', id, 'slug', slug, 'name', name, 'count', count) ORDER BY priority DESC, id)
        FROM (${counted('category_id', 'product_categories', 'brand AND volume AND price')})
        JOIN categories ON id = category_id) AS categories,
      (SELECT count(*) FROM passing WHERE brand AND volume AND category AND price) AS total`)
  return {
    minPrice: row?.minPrice ?? null,
    maxPrice: row?.maxPrice ?? null,
    brands: read<Choice>(row?.brands).toSorted(byName),
    volumes: read<Choice>(row?.volumes).toSorted(byVolume),
    categories: read<CategoryChoice>(row?.categories),
    total: row?.total ?? 0,
    ...(search?.searchedFor && { searched_for: search.searchedFor }),
  }
}

type Choices = Row &
  Record<'minPrice' | 'maxPrice', number | null> & {
    total: number
    brands: string
    volumes: string
    categories: string
  }

const read = <T>(json = '[]'): T[] => JSON.parse(json)

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
