import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, type Row } from '../../server/upstream/data/database.ts'
import { seed } from '../../server/upstream/seed.ts'
import { catalogSets } from '../../server/upstream/sets/catalogSets.ts'

let folder: string
let database: Database
let other: Database

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-writes-'))
  database = openDatabase(folder)
  seed(database)
  other = openDatabase(folder)
})

afterEach(() => {
  database.close()
  other.close()
  rmSync(folder, { recursive: true })
})

const WRITES = {
  'a new product': `INSERT INTO products SELECT 50, 'fresh', name, facts, details, 100, 1, 1, 5, NULL, 50, created_at
    FROM products WHERE id = 101`,
  'a new price':
    'UPDATE products SET basic_price = 999900 WHERE id = (SELECT id FROM products ORDER BY basic_price LIMIT 1)',
}

test.each(Object.entries(WRITES))(
  '%s from another process, before any read: all prices are right',
  (_, sql) => {
    const reads = readsOf(database, Number.POSITIVE_INFINITY, sql)
    expect(reads.count()).toBeGreaterThan(10)
    for (let read = 1; read <= reads.count(); read++) {
      database.execute(
        'DELETE FROM products WHERE id = 50; UPDATE products SET basic_price = basic_price % 999900',
      )
      expectAllPrices(readsOf(database, read, sql).watched)
    }
  },
)

test('whichever read fails after a new product has come, the next request has all prices right', () => {
  let left = Number.POSITIVE_INFINITY
  const watched: Database = {
    ...database,
    get: (...of) => (left-- > 0 ? database.get(...of) : fail()),
    all: (...of) => (left-- > 0 ? database.all(...of) : fail()),
  }
  catalogSets(watched).readAll()
  let read = 0
  for (let hasFailed = true; hasFailed; read++) {
    other.execute(`INSERT INTO products SELECT ${99 - read}, 'fresh${read}', name, facts, details, ${read}, 1, 1, 5, NULL, 50, created_at
      FROM products WHERE id = 101`)
    const sets = catalogSets(watched)
    left = read
    try {
      sets.readAll()
      hasFailed = false
    } catch {}
    left = Number.POSITIVE_INFINITY
    expectAllPrices(watched)
  }
  expect(read).toBeGreaterThan(20)
})

function fail(): never {
  throw new Error('database is locked')
}

function expectAllPrices(watched: Database): void {
  const sets = catalogSets(watched)
  const products = database.all<Row & { id: number; basic_price: number }>(
    'SELECT id, basic_price FROM products',
  )
  for (const { id, basic_price } of products) expect(sets.prices[sets.ids.indexOf(id)]).toBe(basic_price)
}

/** Reads all, with a write of the other process before the read of that number. */
function readsOf(database: Database, number: number, sql: string) {
  let count = 0
  const watched: Database = {
    ...database,
    get: (text, ...values) => {
      if (++count === number) other.execute(sql)
      return database.get(text, ...values)
    },
  }
  catalogSets(watched).readAll()
  return { watched, count: () => count }
}
