import type { List } from './answer.ts'
import type { Database } from './data/database.ts'
import { type Parameters, parseId, splitList } from './parameters.ts'
import { invalidParameter, notFound } from './problem.ts'
import { passing, productFilter } from './productFilter.ts'
import { bestAnswers, sortedIds } from './productList.ts'
import { type ProductRow, productAnswer, productColumns, SPECS } from './productRow.ts'
import { countOf } from './sets/bits.ts'
import type { Fragment } from './stock.ts'

type Product = ReturnType<typeof productAnswer>

/** GET /v2/products: a page of what passes every filter; a search by popularity gives the best answers first. */
export function listProducts(database: Database, parameters: Parameters): ProductList {
  const period = parameters.period()
  const { limit, offset } = parameters.paging()
  const sort = parameters.sort(SORTS, 'priority')
  const filter = productFilter(database, parameters, period)
  const order = `${sort.by} ${sort.direction}` as const
  const found = passing(filter)
  const ids =
    filter.search && order === 'priority DESC'
      ? bestAnswers(database, filter, filter.search, { limit, offset })
      : sortedIds(filter.sets, found, order, { limit, offset })
  return {
    data: productsInOrder(database, ids, productColumns(period)),
    total: countOf(found),
    ...(filter.search?.searchedFor && { searched_for: filter.search.searchedFor }),
  }
}

type ProductList = List<Product> & {
  /** The words that were looked for, when they are others than the visitor's. */
  searched_for?: string
}

/** GET /v2/products/by-slug/{slug}. With `in_stock`, a product of which nothing is free counts as not found. */
export function productBySlug(database: Database, parameters: Parameters, slug: string): Product {
  const columns = productColumns(parameters.period(), 'p.details')
  const sql = `SELECT ${columns.sql} FROM products p WHERE p.slug = ?`
  const row = database.get<ProductRow>(sql, ...columns.parameters, slug)
  if (!row || (parameters.flag('in_stock') && row.free <= 0)) throw notFound()
  return productAnswer(row)
}

/** GET /v2/products/by-ids/{ids}: in the requested order, once each, without those that there are not. */
export function productsByIds(database: Database, ids: string): List<Product> {
  const requested = splitList(ids)
  if (requested.length > MAX_IDS) throw invalidParameter('ids', `не больше ${MAX_IDS} номеров`)
  const data = productsInOrder(database, requested.flatMap(parseId), productColumns(null, SPECS))
  return { data, total: data.length }
}

const MAX_IDS = 250

const SORTS = {
  priority: 'priority',
  basic_price_per_day: 'basic_price',
  created_at: 'created_at',
} as const

function productsInOrder(database: Database, ids: readonly number[], columns: Fragment): Product[] {
  const rows = database.all<ProductRow>(
    `SELECT ${columns.sql} FROM json_each(?) listed JOIN products p ON p.id = listed.value ORDER BY listed.key`,
    ...columns.parameters,
    JSON.stringify(ids),
  )
  return rows.map(productAnswer)
}
