import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The longest that the event loop waits for another worker's write, and that a start waits for another's, milliseconds. */
const LOCK_WAIT_MS = 50
const START_WAIT_MS = 5000

/**
 * Opens the SQLite file of orders that the workers of a machine share, in memory where `dataDir` is null; throws when it cannot be
 * used. It outlives `kill -9`; a power failure may take the last writes, for no order waits for the disk.
 */
export function openOrderDatabase(dataDir: string | null, schema: string): DatabaseSync {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true })
  const file = dataDir === null ? ':memory:' : path.join(dataDir, 'order-keys.db')
  const database = new DatabaseSync(file, { timeout: START_WAIT_MS })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`)
  database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
  return database
}
