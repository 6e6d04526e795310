import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The longest that the event loop waits for another worker's write, and that a start waits for another's, milliseconds. */
const LOCK_WAIT_MS = 50
const START_WAIT_MS = 5000

/**
 * Opens the database of orders: a SQLite file of `dataDir` that the workers of one machine share, in memory where that is null. What
 * was written is there for every process, also after `kill -9`; after a power failure the last writes may be missing, for no order
 * waits for the disk.
 * @throws when the folder or the file cannot be used.
 */
export function openOrderDatabase(dataDir: string | null, schema: string): DatabaseSync {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true })
  const file = dataDir === null ? ':memory:' : path.join(dataDir, 'order-keys.db')
  const database = new DatabaseSync(file, { timeout: START_WAIT_MS })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`)
  database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
  return database
}
