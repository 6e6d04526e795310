import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CONSENTS_VERSION } from '#company/consents.ts'

/** What a form without scripts says of the consents when all are given. */
export const AGREED = { consentsVersion: CONSENTS_VERSION, termsAccepted: 'true', consent: 'true' }

/** An order as the embedded services keep it; sums in kopecks. */
interface OrderRow {
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

/** What an order has in the company's own fields. */
export function readExtras(dataDir: string, orderId: string): Record<string, string> {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT name, value FROM order_extras WHERE order_id = ?').all(orderId)
    return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]))
  } finally {
    database.close()
  }
}

/** What the customer of an order, or the visitor who wrote, has agreed to. */
export function readConsents(
  dataDir: string,
  id: string,
  kind: 'order' | 'feedback' = 'order',
): Record<string, string>[] {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const query = `SELECT name, text, version, given_at FROM ${kind}_consents WHERE ${kind}_id = ? ORDER BY name`
    return database
      .prepare(query)
      .all(id)
      .map(({ given_at: givenAt, ...consent }) => {
        if (Number.isNaN(Date.parse(String(givenAt)))) throw new Error(`No moment: ${givenAt}`)
        return consent as Record<string, string>
      })
  } finally {
    database.close()
  }
}

/** The times of day of an order: those of its first and of its last day. */
export function readSlots(dataDir: string, orderId: string): (string | null)[] {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const row = database.prepare('SELECT delivery_slot, return_slot FROM orders WHERE id = ?').get(orderId)
    return [row?.delivery_slot, row?.return_slot].map((slot) => text(slot ?? null))
  } finally {
    database.close()
  }
}

/** Says which things and days are held for another number of pieces than the kept orders have. */
export function wrongHolds(dataDir: string): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const rows = database.prepare(
      `WITH RECURSIVE days (product_id, day, end_day, quantity) AS (
         SELECT product_id, start_day, end_day, quantity FROM order_lines JOIN orders ON orders.id = order_lines.order_id
           LEFT JOIN order_pages p ON p.order_id = orders.id WHERE coalesce(p.held, 1)
         UNION ALL SELECT product_id, date(day, '+1 day'), end_day, quantity FROM days WHERE day < end_day
       ), wanted AS (SELECT product_id, day, sum(quantity) AS quantity FROM days GROUP BY product_id, day)
       SELECT product_id AS productId, day, wanted.quantity AS wanted, holds.quantity AS held
       FROM wanted FULL JOIN holds USING (product_id, day) WHERE wanted.quantity IS NOT holds.quantity`,
    )
    return rows
      .all()
      .map(({ productId, day, wanted, held }) => `${productId} on ${day}: ${held}, not ${wanted}`)
  } finally {
    database.close()
  }
}

function text(value: unknown): string | null {
  return value === null ? null : String(value)
}

/** Reads what visitors wrote to the company, oldest first. */
export function readMessages(dataDir: string): { name: string; phone: string; message: string }[] {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT name, phone, message FROM feedback ORDER BY id').all()
    return rows.map(({ name, phone, message }) => ({
      name: String(name),
      phone: String(phone),
      message: String(message),
    }))
  } finally {
    database.close()
  }
}
