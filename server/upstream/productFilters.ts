import { countProducts } from './catalog.ts'
import type { Database, Row } from './database.ts'
import type { Parameters } from './parameters.ts'
import { type FilterSubject, type ProductFilter, productFilter, whereClause } from './productFilter.ts'

type Choice = { name: string; count: number }
type CategoryChoice = Choice & { id: number; slug: string }

/** What a visitor may choose among the products that pass the filters. */
export type ProductChoices = {
  minPrice: number | null
  maxPrice: number | null
  brands: Choice[]
  volumes: Choice[]
  categories: CategoryChoice[]
  total: number
}

/**
 * GET /v2/products/filters. Each group of choices is counted under all the other filters: choosing one brand does not
 * hide the others. Prices are roubles a day, null when nothing passes.
 */
export function productFilters(database: Database, parameters: Parameters): ProductChoices {
  const filter = productFilter(parameters, parameters.period())
  return {
    ...priceRange(database, filter),
    brands: countChoices<Choice>(database, filter, 'brand').toSorted(byName),
    volumes: countChoices<Choice>(database, filter, 'volume').toSorted(byVolume),
    categories: countChoices<CategoryChoice>(database, filter, 'category'),
    total: countProducts(database, whereClause(filter)),
  }
}

// With nothing chosen the counts come from an index alone; a condition needs the products themselves.
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
  const where = whereClause(filter, of)
  const products = where.sql && `JOIN products p ON p.id = chosen.product_id ${where.sql}`
  return database.all<Row & T>(CHOICES[of](products), ...where.parameters)
}

function priceRange(database: Database, filter: ProductFilter) {
  const where = whereClause(filter, 'price')
  // Two questions, because an index answers each end at once, but not both together.
  const [minPrice, maxPrice] = ['min', 'max'].map((end) => {
    const sql = `SELECT ${end}(p.basic_price) AS price FROM products p ${where.sql}`
    const price = database.get<Row & { price: number | null }>(sql, ...where.parameters)?.price ?? null
    return price === null ? null : price / 100
  })
  return { minPrice: minPrice ?? null, maxPrice: maxPrice ?? null }
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
