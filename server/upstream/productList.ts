import type { Database, Row } from './database.ts'
import type { Paging, Sort } from './parameters.ts'
import { type ProductFilter, whereClause } from './productFilter.ts'
import { countFound, isFound, type Search } from './search/search.ts'
import type { Fragment } from './stock.ts'

/** How many products pass a filter. */
export function countProducts(database: Database, filter: ProductFilter): number {
  // The index counts alone what it finds alone.
  if (filter.search && filter.conditions.length === 1) return countFound(database, filter.search.expression)
  const where = whereClause(filter)
  const sql = `SELECT count(*) AS total FROM products p ${where.sql}`
  return database.get<Row & { total: number }>(sql, ...where.parameters)?.total ?? 0
}

/** The ids of one page of products, sorted; ties are in order of id. */
export function sortedIds(
  database: Database,
  where: Fragment,
  { by, direction }: Sort,
  page: Paging,
): number[] {
  const rows = database.all<Row & { id: number }>(
    `SELECT p.id FROM products p ${where.sql} ORDER BY ${by} ${direction}, p.id LIMIT ? OFFSET ?`,
    ...where.parameters,
    page.limit,
    page.offset,
  )
  return rows.map(({ id }) => id)
}

/** The ids of one page of what a search finds: the best answers first, equally good ones by popularity. */
export function bestAnswers(
  database: Database,
  filter: ProductFilter,
  search: Search,
  page: Paging,
): number[] {
  const others = filter.conditions.filter(({ subject }) => subject !== 'search')
  const ids: number[] = []
  let skip = page.offset
  for (const tier of search.tiers) {
    const found = countFound(database, tier)
    const condition = { subject: 'search' as const, condition: isFound(tier) }
    const within = { conditions: [condition, ...others], search: { ...search, expression: tier } }
    const total = found > 0 && skip > 0 ? countProducts(database, within) : found
    if (skip < total) {
      ids.push(
        ...popularIds(database, whereClause(within), found, { limit: page.limit - ids.length, offset: skip }),
      )
      if (ids.length === page.limit) return ids
    }
    skip = Math.max(skip - total, 0)
  }
  return ids
}

/** Of more products than this it costs less to walk through all in their order until enough are found. */
export const MANY = 2000

function popularIds(database: Database, where: Fragment, found: number, page: Paging): number[] {
  if (found < MANY) return sortedIds(database, where, { by: 'p.priority', direction: 'DESC' }, page)
  const rows = database.all<Row & { id: number }>(
    `SELECT p.id FROM products p INDEXED BY products_by_priority_desc ${where.sql.replace('p.id IN', '+p.id IN')}
     ORDER BY p.priority DESC, p.id LIMIT ? OFFSET ?`,
    ...where.parameters,
    page.limit,
    page.offset,
  )
  return rows.map(({ id }) => id)
}
