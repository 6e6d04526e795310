import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chair } from './rental.ts'

/** Multiplies the chair's usual prices in the database of the embedded services, as a company changes them. */
export function repriceChair(dataDir: string, factor: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'), { timeout: 5000 })
  const kopecks = [chair.basicPricePerDay, chair.additionalPricePerDay].map((price) => price * factor * 100)
  try {
    database
      .prepare('UPDATE products SET basic_price = ?, additional_price = ? WHERE id = ?')
      .run(...kopecks, chair.id)
  } finally {
    database.close()
  }
}
