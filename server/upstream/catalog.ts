import type { List } from './answer.ts'
import type { Database, Row } from './database.ts'
import type { Period } from './days.ts'
import { type Parameters, parseId, splitList } from './parameters.ts'
import { invalidParameter, notFound } from './problem.ts'
import { productFilter, whereClause } from './productFilter.ts'
import { cardColumns, detailColumns, type ProductRow, productAnswer } from './productRow.ts'
import type { Fragment } from './stock.ts'

type Product = ReturnType<typeof productAnswer>

/** GET /v2/products: one page of the products that pass every filter. */
export function listProducts(database: Database, parameters: Parameters): List<Product> {
  const period = parameters.period()
  const { limit, offset } = parameters.paging()
  const { by, direction } = parameters.sort(SORTS, 'priority')
  const where = whereClause(productFilter(parameters, period))
  const columns = cardColumns(period)
  // The page is cut first: what a card shows is looked up for its products alone.
  const rows = database.all<ProductRow>(
    `SELECT ${columns.sql} FROM products p
     WHERE p.id IN (SELECT p.id FROM products p ${where.sql} ORDER BY ${by} ${direction}, p.id LIMIT ? OFFSET ?)
     ORDER BY ${by} ${direction}, p.id`,
    ...columns.parameters,
    ...where.parameters,
    limit,
    offset,
  )
  return { data: rows.map(productAnswer), total: countProducts(database, where) }
}

/** How many products pass a filter. */
export function countProducts(database: Database, where: Fragment): number {
  const sql = `SELECT count(*) AS total FROM products p ${where.sql}`
  return database.get<Row & { total: number }>(sql, ...where.parameters)?.total ?? 0
}

/** GET /v2/products/by-slug/{slug}. With `in_stock`, a product of which nothing is free counts as not found. */
export function productBySlug(database: Database, parameters: Parameters, slug: string): Product {
  const row = findProduct(database, slug, parameters.period())
  if (!row || (parameters.flag('in_stock') && row.free <= 0)) throw notFound()
  return productAnswer(row)
}

/** GET /v2/products/by-ids/{ids}: in the order asked, once each, without those that there are not. */
export function productsByIds(database: Database, ids: string): List<Product> {
  const asked = splitList(ids)
  if (asked.length > MOST_IDS) throw invalidParameter('ids', `не больше ${MOST_IDS} номеров`)
  const columns = cardColumns(null)
  const rows = database.all<ProductRow>(
    `SELECT ${columns.sql} FROM json_each(?) asked JOIN products p ON p.id = asked.value ORDER BY asked.key`,
    JSON.stringify(asked.flatMap(parseId)),
  )
  return { data: rows.map(productAnswer), total: rows.length }
}

const MOST_IDS = 250

const SORTS = {
  priority: 'p.priority',
  basic_price_per_day: 'p.basic_price',
  created_at: 'p.created_at',
}

function findProduct(database: Database, slug: string, period: Period | null): ProductRow | undefined {
  const columns = detailColumns(period)
  const sql = `SELECT ${columns.sql} FROM products p WHERE p.slug = ?`
  return database.get<ProductRow>(sql, ...columns.parameters, slug)
}
