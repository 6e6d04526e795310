import type { Database } from './data/database.ts'
import { eachDay, type Period } from './data/days.ts'
import { type Fragment, sql } from './data/sql.ts'

/** How many units of the product `p` are free, for a period on its worst day. Never negative. */
export function freeStock(period: { start: string | Fragment; end: string | Fragment } | null): Fragment {
  if (!period) return sql`p.stock`
  return sql`max(p.stock - coalesce((SELECT max(h.quantity) FROM holds h
    WHERE h.product_id = p.id AND h.day BETWEEN ${period.start} AND ${period.end}), 0), 0)`
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

/** Gives back what `holdStock` held. Must run in a transaction, too. */
export function releaseStock(database: Database, productId: number, quantity: number, period: Period): void {
  const days = [productId, period.start, period.end] as const
  const held = 'product_id = ? AND day BETWEEN ? AND ?'
  database.run(`DELETE FROM holds WHERE ${held} AND quantity <= ?`, ...days, quantity)
  database.run(`UPDATE holds SET quantity = quantity - ? WHERE ${held}`, quantity, ...days)
}
