import type { Database, Parameter, Row } from './database.ts'
import { eachDay, type Period } from './days.ts'

/** A piece of SQL and what is bound to its `?`. */
export type Fragment = { sql: string; parameters: Parameter[] }

/**
 * How many units of the product `p` are free: all of them, or, for a period, what is left on its worst day of what orders
 * hold. Never negative.
 */
export function freeStock(period: Period | null): Fragment {
  if (!period) return { sql: 'p.stock', parameters: [] }
  return {
    sql: `max(p.stock - coalesce((
      SELECT max(h.quantity) FROM holds h WHERE h.product_id = p.id AND h.day BETWEEN ? AND ?), 0), 0)`,
    parameters: [period.start, period.end],
  }
}

/** The ids of the products of which nothing is free on one of the days of a period. */
export function soldOut(database: Database, period: Period): number[] {
  // CROSS: the days lead to the products, never the other way.
  const sql = `
    SELECT json_group_array(h.product_id) AS list FROM holds h CROSS JOIN products p ON p.id = h.product_id
    WHERE h.day BETWEEN ? AND ? AND h.quantity >= p.stock`
  return JSON.parse(database.get<Row & { list: string }>(sql, period.start, period.end)?.list ?? '[]')
}

/** Holds units of a product on every day of a period. Must run in the transaction that stores the order. */
export function holdStock(database: Database, productId: number, quantity: number, period: Period): void {
  for (const day of eachDay(period))
    database.run(
      `INSERT INTO holds (product_id, day, quantity) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity`,
      productId,
      day,
      quantity,
    )
}
