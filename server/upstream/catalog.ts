import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import type { Period } from './data/days.ts'
import { every, Fragment, listed, sql } from './data/sql.ts'
import { type Parameters, parseId, splitList } from './parameters.ts'
import { invalidParameter, notFound } from './problem.ts'
import { productFilter } from './productFilter.ts'
import { freeStock } from './stock.ts'

type Product = ReturnType<typeof productAnswer>

/** GET /v2/products: a page of what passes every filter; a search by popularity gives the best answers first. */
export function listProducts(database: Database, parameters: Parameters): ProductList {
  const period = parameters.period()
  const { limit, offset } = parameters.paging()
  const { by, direction } = parameters.sort(SORTS, 'priority')
  const { from, search, ...filter } = productFilter(database, parameters, period)
  const isRanked = search !== null && by === 'priority' && direction === 'DESC'
  const order = new Fragment(isRanked ? `found.score DESC, p.${search.order}` : `p.${by} ${direction}`)
  const passing = sql`${from} WHERE ${every(Object.values(filter))}`
  const page = sql`SELECT p.id FROM ${passing} ORDER BY ${order}, p.id LIMIT ${limit} OFFSET ${offset}`
  const ids = database.all<Row & { id: number }>(page).map(({ id }) => id)
  const counted = database.get<Row & { total: number }>(sql`SELECT count(*) AS total FROM ${passing}`)
  return {
    data: productsInOrder(database, ids, productColumns(period)),
    total: counted?.total ?? 0,
    ...(search?.searchedFor && { searched_for: search.searchedFor }),
  }
}

type ProductList = List<Product> & {
  /** The words that were looked for, when they are others than the visitor's. */
  searched_for?: string
}

/** GET /v2/products/by-slug/{slug}. With `in_stock`, a product of which nothing is free counts as not found. */
export function productBySlug(database: Database, parameters: Parameters, slug: string): Product {
  const columns = productColumns(parameters.period(), sql`t.details`)
  const row = database.get<Row & { free: number }>(
    sql`SELECT ${columns} FROM ${PRODUCTS} WHERE p.slug = ${slug}`,
  )
  if (!row || (parameters.flag('in_stock') && row.free <= 0)) throw notFound()
  return productAnswer(row)
}

/** GET /v2/products/by-ids/{ids}: in the requested order, once each, without those that there are not. */
export function productsByIds(database: Database, ids: string): List<Product> {
  const requested = splitList(ids)
  if (requested.length > MAX_IDS) throw invalidParameter('ids', `не больше ${MAX_IDS} номеров`)
  const data = productsInOrder(database, requested.flatMap(parseId), productColumns(null))
  return { data, total: data.length }
}

const MAX_IDS = 250

const SORTS = {
  priority: 'priority',
  basic_price_per_day: 'basic_price',
  created_at: 'created_at',
} as const

function productsInOrder(database: Database, ids: readonly number[], columns: Fragment): Product[] {
  const rows = database.all(
    sql`SELECT ${columns} FROM ${PRODUCTS} JOIN ${listed(ids)} listed ON p.id = listed.value ORDER BY listed.key`,
  )
  return rows.map(productAnswer)
}

/** A product `p` with its texts `t`. */
const PRODUCTS = new Fragment('products p JOIN product_texts t ON t.product_id = p.id')

/** Lists give technical data, by which clients compare, count and tell apart what has one name. */
const SPECS = sql`json_object('specs', json_extract(t.details, '$.specs'))`

/** The columns of PRODUCTS: what a card shows, and the given details. */
function productColumns(period: Period | null, details = SPECS): Fragment {
  return sql`${details} AS details, ${freeStock(period)} AS free, t.facts,
    p.id, p.slug, p.name, p.warehouse, p.priority, p.created_at, p.basic_price / 100.0 AS basic_price_per_day,
    p.additional_price / 100.0 AS additional_price_per_day, p.related_price / 100.0 AS price,
    (SELECT json_group_array(json_object('id', c.id, 'slug', c.slug, 'name', c.name) ORDER BY pc.position)
      FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS categories,
    (SELECT json_group_array(json_object('id', related_id, 'price', price / 100.0) ORDER BY position)
      FROM product_related WHERE product_id = p.id) AS related_products`
}

/** A product as the services answer it, from a row of these columns; its details are there when they were requested. */
function productAnswer(row: Row) {
  const answer = answerOf(row, 'facts', 'details', 'categories', 'related_products')
  const { facts, details, free, warehouse, ...product } = answer
  return {
    ...(facts as object),
    ...(details as object | null),
    ...product,
    stocks: warehouse === null ? free : [{ stock: free, warehouse }],
  }
}
