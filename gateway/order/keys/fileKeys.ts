import { KEY_LIMITS, type KeyStore, readRecord } from './keys.ts'
import { openOrderDatabase } from './orderDatabase.ts'

/** After so many writes, and at the first, at most ten times as many go that are beyond the limits. */
const SWEEP_EVERY = 100

/**
 * Stores keys in a SQLite file of `dataDir` that the workers of one machine share, in memory where `dataDir` is null; throws when it
 * cannot be used.
 */
export function openFileKeys(dataDir: string | null, { records, ageMs } = KEY_LIMITS): KeyStore {
  const database = openOrderDatabase(dataDir, SCHEMA)
  const find = database.prepare('SELECT record FROM order_keys WHERE id = ? AND sent_at > ?')
  const insert = database.prepare(
    `INSERT INTO order_keys (id, record, state, sent_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET record = excluded.record, state = excluded.state, sent_at = excluded.sent_at
       WHERE sent_at <= ?`,
  )
  const replace = database.prepare(
    `INSERT INTO order_keys (id, record, state, sent_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET record = excluded.record, state = excluded.state WHERE state <> 'created'`,
  )
  const forget = database.prepare("DELETE FROM order_keys WHERE id = ? AND state <> 'created'")
  const removeOld = database.prepare(
    `DELETE FROM order_keys WHERE id IN (SELECT id FROM order_keys WHERE sent_at <= ? LIMIT ${SWEEP_EVERY * 10})`,
  )
  const removeMany = database.prepare(
    `DELETE FROM order_keys WHERE id IN (SELECT id FROM order_keys ORDER BY sent_at
       LIMIT min(${SWEEP_EVERY * 10}, max(0, (SELECT count(*) FROM order_keys) - ?)))`,
  )
  const oldest = () => Date.now() - ageMs
  let writes = 0

  function sweep(): void {
    if (writes++ % SWEEP_EVERY !== 0) return
    removeOld.run(oldest())
    removeMany.run(records)
  }

  return {
    find: async (id) => readRecord(find.get(id, oldest())?.record),
    async claim(id, record) {
      sweep()
      const { changes } = insert.run(id, JSON.stringify(record), record.state, record.sentAt, oldest())
      return changes > 0 ? null : readRecord(find.get(id, oldest())?.record)
    },
    async replace(id, record) {
      sweep()
      replace.run(id, JSON.stringify(record), record.state, record.sentAt)
    },
    async forget(id) {
      forget.run(id)
    },
    async close() {
      database.close()
    },
  }
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS order_keys (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL, -- JSON
  state TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS order_keys_by_age ON order_keys (sent_at);`
