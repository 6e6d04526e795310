import type { Database, Row } from './database.ts'
import type { Parameters } from './parameters.ts'
import {
  type FilterSubject,
  type ProductFilter,
  productFilter,
  whereById,
  whereClause,
} from './productFilter.ts'
import { countProducts, MANY } from './productList.ts'
import { countFound } from './search/search.ts'

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

/**
 * GET /v2/products/filters. Each group of choices is counted under all the other filters: choosing one brand does not
 * hide the others. Prices are roubles a day, null when nothing passes.
 */
export function productFilters(database: Database, parameters: Parameters): ProductChoices {
  const filter = productFilter(database, parameters, parameters.period())
  return {
    ...priceRange(database, filter),
    brands: countChoices<Choice>(database, filter, 'brand').toSorted(byName),
    volumes: countChoices<Choice>(database, filter, 'volume').toSorted(byVolume),
    categories: countChoices<CategoryChoice>(database, filter, 'category'),
    total: countProducts(database, filter),
    ...(filter.search?.searchedFor && { searched_for: filter.search.searchedFor }),
  }
}

// With nothing chosen but words, brands and the like the counts come from indexes alone.
const CHOICES = {
  brand: (products: string) => `
    SELECT brand AS name, count(*) AS count FROM product_brands chosen ${products} GROUP BY brand`,
  volume: (products: string) => `
    SELECT volume AS name, count(*) AS count FROM product_volumes chosen ${products} GROUP BY volume`,
  category: (products: string) => `
    SELECT c.id, c.slug, c.name, counted.count FROM categories c
    JOIN (SELECT category_id, count(*) AS count FROM product_categories chosen ${products} GROUP BY category_id) counted
      ON counted.category_id = c.id
    ORDER BY c.priority DESC, c.id`,
} satisfies Partial<Record<FilterSubject, (products: string) => string>>

function countChoices<T extends Choice>(
  database: Database,
  filter: ProductFilter,
  of: keyof typeof CHOICES,
): T[] {
  const byId = whereById(filter, 'chosen.product_id', of)
  if (byId) return database.all<Row & T>(CHOICES[of](byId.sql), ...byId.parameters)
  const where = whereClause(filter, of)
  const products = `JOIN products p ON p.id = chosen.product_id ${where.sql}`
  return database.all<Row & T>(CHOICES[of](products), ...where.parameters)
}

function priceRange(database: Database, filter: ProductFilter) {
  const [minPrice, maxPrice] = (['min', 'max'] as const).map((end) => {
    const price = endPrice(database, filter, end)
    return price === null ? null : price / 100
  })
  return { minPrice: minPrice ?? null, maxPrice: maxPrice ?? null }
}

// Two questions, because an index answers each end at once, but not both together.
function endPrice(database: Database, filter: ProductFilter, end: 'min' | 'max'): number | null {
  const where = whereClause(filter, 'price')
  const isWide = filter.search && countFound(database, filter.search.expression) > MANY
  const byId = isWide ? whereById(filter, '+p.id', 'price') : null
  const sql = byId
    ? `SELECT p.basic_price AS price FROM products p INDEXED BY ${PRICE_INDEX[end]}
       ${byId.sql} ORDER BY p.basic_price ${ORDER[end]}, p.id LIMIT 1`
    : `SELECT ${end}(p.basic_price) AS price FROM products p ${where.sql}`
  return database.get<Row & { price: number | null }>(sql, ...where.parameters)?.price ?? null
}

const ORDER = { min: 'ASC', max: 'DESC' }
const PRICE_INDEX = { min: 'products_by_price', max: 'products_by_price_desc' }

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
