import type { Database, Row } from '../data/database.ts'

/** The column of each table that names the product to which a row belongs; of others, only names are in memory. */
const WATCHED = {
  products: 'id',
  product_brands: 'product_id',
  product_volumes: 'product_id',
  product_categories: 'product_id',
  product_related: 'product_id',
  assortment_products: 'product_id',
  categories: null,
  assortments: null,
}
const EVENTS = { INSERT: ['new'], UPDATE: ['old', 'new'], DELETE: ['old'] }

/** Makes the triggers that write down which products any program changes. */
export function watchCatalog(database: Database): void {
  for (const [table, column] of Object.entries(WATCHED))
    for (const [event, rows] of Object.entries(EVENTS)) {
      const notes = rows.map(
        (row) => `INSERT INTO changes (product_id) VALUES (${column ? `${row}.${column}` : 0});`,
      )
      database.execute(
        `CREATE TRIGGER ${table}_${event.toLowerCase()} AFTER ${event} ON ${table} BEGIN ${notes.join(' ')} END`,
      )
    }
}

/** Writes down that anything may be another: tables were made anew. */
export function noteAll(database: Database): void {
  database.run('INSERT INTO changes (product_id) VALUES (NULL)')
}

/** The number of the last change. */
export function lastChange(database: Database): number {
  return database.get<Row & { last: number | null }>('SELECT max(n) AS last FROM changes')?.last ?? 0
}

/** The products that were changed after a change; null when there is more than is remembered. */
export function changedSince(database: Database, since: number): number[] | null {
  const noted = database.get<Row & { count: number; last: number; unknown: number; ids: string }>(
    `SELECT count(*) AS count, max(n) AS last, sum(product_id IS NULL) AS unknown, json_group_array(DISTINCT product_id) AS ids
     FROM changes WHERE n > ?`,
    since,
  )
  if (!noted?.count) return []
  if (noted.unknown > 0 || noted.last - since !== noted.count) return null
  return (JSON.parse(noted.ids) as number[]).filter((id) => id !== 0)
}
