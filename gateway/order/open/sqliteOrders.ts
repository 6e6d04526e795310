import { openOrderDatabase } from '../keys/orderDatabase.ts'
import type { OpenStore } from './openStore.ts'

/** After so many new orders, and at the start, those go that have ended or are beyond the limit. */
const SWEEP_EVERY = 100

/** Counts open orders in the file of the order keys, in memory where `dataDir` is null; throws when it cannot be used. */
export function openSqliteOrders(dataDir: string | null, maxRecords: number): OpenStore {
  const database = openOrderDatabase(dataDir, SCHEMA)
  const insertSecret = database.prepare('INSERT OR IGNORE INTO open_orders_secret (id, secret) VALUES (1, ?)')
  const selectSecret = database.prepare('SELECT secret FROM open_orders_secret')
  const sum = database.prepare(
    `SELECT count(*) AS orders, total(stocks) FILTER (WHERE first <= ? AND last >= ?) AS stocks
       FROM open_orders WHERE orderer = ? AND id <> ? AND last >= ?`,
  )
  const insert = database.prepare('INSERT OR REPLACE INTO open_orders VALUES (?, ?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM open_orders WHERE orderer = ? AND id = ?')
  const removeEnded = database.prepare('DELETE FROM open_orders WHERE last < ?')
  const removeMany = database.prepare(
    `DELETE FROM open_orders WHERE (orderer, id) IN (SELECT orderer, id FROM open_orders ORDER BY last
       LIMIT max(0, (SELECT count(*) FROM open_orders) - ?))`,
  )
  let taken = 0

  function inOneStep<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    async secret(fresh) {
      insertSecret.run(fresh)
      return String(selectSecret.get()?.secret)
    },
    take: async ({ id, orderers, start, end, stocks }, bounds, today) =>
      inOneStep(() => {
        if (taken++ % SWEEP_EVERY === 0) {
          removeEnded.run(today)
          removeMany.run(maxRecords)
        }
        for (const orderer of orderers) {
          const open = sum.get(end, start, orderer, id, today)
          if (Number(open?.orders) + 1 > bounds.openOrders) return false
          if (Number(open?.stocks) + stocks > bounds.stocks) return false
        }
        for (const orderer of orderers) insert.run(orderer, id, start, end, stocks)
        return true
      }),
    async drop(id, orderers) {
      for (const orderer of orderers) remove.run(orderer, id)
    },
    async close() {
      database.close()
    },
  }
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS open_orders_secret (id INTEGER PRIMARY KEY, secret TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS open_orders (
  orderer TEXT NOT NULL,
  id TEXT NOT NULL,
  first TEXT NOT NULL, -- days
  last TEXT NOT NULL,
  stocks REAL NOT NULL,
  PRIMARY KEY (orderer, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS open_orders_by_end ON open_orders (last);`
