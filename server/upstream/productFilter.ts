import type { Database, Parameter } from './database.ts'
import type { Period } from './days.ts'
import type { Parameters } from './parameters.ts'
import { isFound, readSearch, type Search } from './search/search.ts'
import { type Fragment, isFree } from './stock.ts'

/** What a filter is about; the filters of one subject are left out when its own choices are counted. */
export type FilterSubject = 'search' | 'brand' | 'category' | 'stock' | 'price' | 'volume' | 'choice'

/** The filters of a request: conditions on the product `p`, all of which must hold, and the search among them. */
export type ProductFilter = {
  conditions: { subject: FilterSubject; condition: Fragment }[]
  search: Search | null
}

/** Reads every filter of `GET /v2/products` and `GET /v2/products/filters`. */
export function productFilter(
  database: Database,
  parameters: Parameters,
  period: Period | null,
): ProductFilter {
  const typed = parameters.text('search')?.trim()
  const search = typed ? readSearch(database, typed) : null
  const conditions: ProductFilter['conditions'] = READERS.flatMap(([subject, read]) => {
    const condition = read(parameters, period)
    return condition ? [{ subject, condition }] : []
  })
  if (search) conditions.unshift({ subject: 'search', condition: isFound(search.expression) })
  return { conditions, search }
}

/** The WHERE clause of a filter, without the conditions about one subject when it is named. */
export function whereClause(filter: ProductFilter, leftOut?: FilterSubject): Fragment {
  const conditions = filter.conditions
    .filter(({ subject }) => subject !== leftOut)
    .map(({ condition }) => condition)
  if (conditions.length === 0) return { sql: '', parameters: [] }
  return {
    sql: `WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`,
    parameters: conditions.flatMap((condition) => condition.parameters),
  }
}

/**
 * The WHERE clause of a filter on a table that knows products by `column` alone, so that the products themselves need not be read;
 * null when a condition needs them.
 */
export function whereById(filter: ProductFilter, column: string, leftOut: FilterSubject): Fragment | null {
  const conditions = filter.conditions.filter(({ subject }) => subject !== leftOut)
  if (!conditions.every(({ condition }) => /^p\.id (NOT )?IN /.test(condition.sql))) return null
  const where = whereClause(filter, leftOut)
  return { ...where, sql: where.sql.replaceAll('p.id', column) }
}

type Reader = (parameters: Parameters, period: Period | null) => Fragment | null

const READERS: [FilterSubject, Reader][] = [
  ['brand', (given) => amongTexts(given.list('brands'), 'SELECT product_id FROM product_brands WHERE brand')],
  [
    'volume',
    (given) => amongTexts(given.list('volumes'), 'SELECT product_id FROM product_volumes WHERE volume'),
  ],
  ['category', (given) => where(`p.id IN (${OF_CATEGORY} = ?)`, given.text('category'))],
  ['category', (given) => amongIds(given.ids('categories_ids'), `p.id IN (${OF_CATEGORY_IDS}`, ')')],
  ['choice', (given) => where(`p.id NOT IN (${OF_CATEGORY} = ?)`, given.text('excluded_category'))],
  ['choice', (given) => amongIds(given.ids('product_ids'), 'p.id IN ')],
  ['choice', (given) => amongIds(given.ids('excluded_products_ids'), 'p.id NOT IN ')],
  ['choice', (given) => amongTexts(given.list('assortment_slugs'), OF_ASSORTMENTS)],
  ['choice', (given) => (given.flag('is_with_related_products') ? WITH_RELATED : null)],
  ['price', (given) => where('p.basic_price >= ?', given.kopecks('min_price'))],
  ['price', (given) => where('p.basic_price <= ?', given.kopecks('max_price'))],
  ['stock', (given, period) => (given.flag('in_stock') ? isFree(period) : null)],
]

const OF_CATEGORY = `
  SELECT pc.product_id FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE c.slug`
const OF_CATEGORY_IDS = 'SELECT product_id FROM product_categories WHERE category_id IN '
const OF_ASSORTMENTS = `
  SELECT ap.product_id FROM assortment_products ap JOIN assortments a ON a.id = ap.assortment_id WHERE a.slug`
const WITH_RELATED = {
  sql: 'EXISTS (SELECT 1 FROM product_related WHERE product_id = p.id)',
  parameters: [],
}
function where(sql: string, value: Parameter): Fragment | null {
  return value === null ? null : { sql, parameters: [value] }
}

// A list is bound as one JSON value, so that the statement is the same for any number of values.
function amongTexts(values: string[] | null, select: string): Fragment | null {
  return values && where(`p.id IN (${select} IN (SELECT value FROM json_each(?)))`, JSON.stringify(values))
}

function amongIds(values: number[] | null, before: string, after = ''): Fragment | null {
  return values && where(`${before}(SELECT value FROM json_each(?))${after}`, JSON.stringify(values))
}
