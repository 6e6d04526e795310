import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** An order as the embedded services keep it; sums in kopecks. */
export interface OrderRow {
  id: number
  idempotencyKey: string | null
  startDay: string
  endDay: string
  total: number
  customerName: string
  customerPhone: string
  lines: { productId: number; parentId: number | null; quantity: number; total: number }[]
}

/** Reads the orders back from the database in `dataDir`, oldest first, past every line of the project's own code. */
export function readOrders(dataDir: string): OrderRow[] {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const orders = database.prepare(
      `SELECT id, idempotency_key AS idempotencyKey, start_day AS startDay, end_day AS endDay, total,
         customer_name AS customerName, customer_phone AS customerPhone FROM orders ORDER BY id`,
    )
    const lines = database.prepare(
      `SELECT product_id AS productId, parent_id AS parentId, quantity, total
       FROM order_lines WHERE order_id = ? ORDER BY position`,
    )
    return orders.all().map((order) => ({
      id: Number(order.id),
      idempotencyKey: text(order.idempotencyKey),
      startDay: String(order.startDay),
      endDay: String(order.endDay),
      total: Number(order.total),
      customerName: String(order.customerName),
      customerPhone: String(order.customerPhone),
      lines: lines.all(Number(order.id)).map((line) => ({
        productId: Number(line.productId),
        parentId: line.parentId === null ? null : Number(line.parentId),
        quantity: Number(line.quantity),
        total: Number(line.total),
      })),
    }))
  } finally {
    database.close()
  }
}

function text(value: unknown): string | null {
  return value === null ? null : String(value)
}
