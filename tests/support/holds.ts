import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eachDay, type Period } from '#gateway/rental/period.ts'

/**
 * Holds units of a product on the days of a period in the database of the embedded services, as orders do; `left` of its stock stay
 * free. Hold a day before anything asks for it: the services remember what is sold out.
 */
export function hold(dataDir: string, productId: number, { start, end }: Period, left = 0): void {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { timeout: 5000 })
  try {
    const insert = database.prepare(
      'INSERT OR REPLACE INTO holds (product_id, day, quantity) SELECT id, ?, max(stock - ?, 0) FROM products WHERE id = ?',
    )
    for (const day of eachDay({ start, end })) insert.run(day, left, productId)
  } finally {
    database.close()
  }
}
