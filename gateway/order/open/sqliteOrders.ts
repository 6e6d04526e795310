import { openOrderDatabase } from '../keys/orderDatabase.ts'
import { MAX_ORDERS, OPEN_MS, type OpenStore } from './openStore.ts'

/** How many orders are counted at most; a record is about 150 bytes. */
const MAX_RECORDS = 100_000

/** Counts orders in the file of the order keys, in memory where `dataDir` is null; throws when it cannot be used. */
export function openSqliteOrders(dataDir: string | null, maxRecords = MAX_RECORDS): OpenStore {
  const database = openOrderDatabase(dataDir, SCHEMA)
  const insertSecret = database.prepare('INSERT OR IGNORE INTO open_orders_secret (id, secret) VALUES (1, ?)')
  const selectSecret = database.prepare('SELECT secret FROM open_orders_secret')
  const removeSecret = database.prepare('DELETE FROM open_orders_secret')
  const removeOld = database.prepare(
    `DELETE FROM network_orders WHERE at <= max(?, coalesce(
       (SELECT at - 1 FROM network_orders ORDER BY at DESC LIMIT 1 OFFSET ?), 0))`,
  )
  // One statement: of many at once none is counted too much.
  const insert = database.prepare(
    `INSERT OR REPLACE INTO network_orders SELECT :network, :id, :start, :end, :stocks, :at
       FROM (SELECT count(*) AS orders, total(stocks) FILTER (WHERE first <= :end AND last >= :start) AS taken
               FROM network_orders WHERE network = :network AND id <> :id AND at > :since)
      WHERE orders < :maxOrders AND taken + :stocks <= :maxStocks`,
  )
  const remove = database.prepare('DELETE FROM network_orders WHERE network = ? AND id = ?')
  return {
    async secret(fresh) {
      insertSecret.run(fresh)
      return String(selectSecret.get()?.secret)
    },
    async take(record, maxStocks) {
      const since = record.at - OPEN_MS
      removeOld.run(since, maxRecords)
      return insert.run({ ...record, since, maxOrders: MAX_ORDERS, maxStocks }).changes > 0
    },
    async drop({ id, network }) {
      remove.run(network, id)
    },
    async forget() {
      removeSecret.run()
    },
    async close() {
      database.close()
    },
  }
}

// Earlier releases counted by telephone number too, and for much longer.
const SCHEMA = `
DROP TABLE IF EXISTS open_orders;
CREATE TABLE IF NOT EXISTS open_orders_secret (id INTEGER PRIMARY KEY, secret TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS network_orders (
  network TEXT NOT NULL,
  id TEXT NOT NULL,
  first TEXT NOT NULL, -- days
  last TEXT NOT NULL,
  stocks REAL NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (network, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS network_orders_by_time ON network_orders (at);`
