import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What orders hold, by product and day: these units and nothing else. */
export function hold(
  dataDir: string,
  held: Readonly<Record<string, Readonly<Record<string, number>>>>,
): void {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'))
  database.exec('DELETE FROM holds')
  const insert = database.prepare('INSERT INTO holds (product_id, day, quantity) VALUES (?, ?, ?)')
  for (const [id, days] of Object.entries(held))
    for (const [day, quantity] of Object.entries(days)) insert.run(Number(id), day, quantity)
  database.close()
}
