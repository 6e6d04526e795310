import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Database, databasePath, openDatabase } from '../../server/upstream/data/database.ts'
import { generateProducts } from '../../server/upstream/generate.ts'
import { FIRST_GENERATED_ID, seed } from '../../server/upstream/seed.ts'

let database: Database
let dataDir: string

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-database-'))
  dataDir = path.join(folder, 'made', 'when missing')
  database = openDatabase(dataDir)
  return () => {
    database.close()
    rmSync(folder, { recursive: true })
  }
})

test('what was answered is on the disk: write-ahead log, full synchronisation, foreign keys, timeout for locks', () => {
  expect(database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 })
  expect(database.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
  expect(database.get('PRAGMA busy_timeout')).toEqual({ timeout: 5000 })
})

test('a transaction is done whole or not at all', () => {
  const keep = (name: string) => database.run('INSERT INTO meta (name, value) VALUES (?, 1)', name)
  const broken = () =>
    database.transaction(() => {
      keep('a')
      throw new Error('half-way')
    })
  expect(broken).toThrow('half-way')
  expect(database.transaction(() => keep('b'))).toBeTypeOf('number')
  expect(database.all('SELECT name FROM meta')).toEqual([{ name: 'b' }])
})

test('a transaction is alone among all writers from its first read on', () => {
  const other = new DatabaseSync(databasePath(dataDir))
  database.transaction(() => {
    database.get('SELECT count(*) FROM orders')
    expect(() => other.exec(`INSERT INTO meta (name, value) VALUES ('a', '1')`)).toThrow('locked')
  })
  other.exec(`INSERT INTO meta (name, value) VALUES ('a', '1')`)
  other.close()
})

test('what earlier versions recorded goes, and orders stay', () => {
  database.execute(`CREATE TABLE held_changes (n INTEGER PRIMARY KEY); INSERT INTO holds VALUES (101, '2027-01-10', 1);
    CREATE TRIGGER holds_inserted AFTER INSERT ON holds BEGIN INSERT INTO held_changes VALUES (NULL); END`)
  database.close()
  database = openDatabase(dataDir)
  database.run(`INSERT INTO holds VALUES (102, '2027-01-10', 1)`)
  expect(database.get('SELECT count(*) AS count FROM holds')).toEqual({ count: 2 })
})

describe('with the demo data', () => {
  beforeEach(() => seed(database))

  test.each([
    ['priority DESC', 'products_by_priority_desc'],
    ['priority ASC', 'products_by_priority'],
    ['basic_price DESC', 'products_by_price_desc'],
    ['basic_price ASC', 'products_by_price'],
    ['created_at DESC', 'products_by_age_desc'],
    ['created_at ASC', 'products_by_age'],
  ])('a page sorted by %s is read from its index', (sort, index) => {
    const plan = database.all(`EXPLAIN QUERY PLAN SELECT id FROM products ORDER BY ${sort}, id LIMIT 20`)
    expect(plan.map(({ detail }) => detail)).toEqual([`SCAN products USING COVERING INDEX ${index}`])
  })

  test('products are generated beside it, the same each time, and taken away again', () => {
    const state = () =>
      database.all(
        'SELECT id, slug, name, basic_price, stock, priority FROM products WHERE id >= ?',
        FIRST_GENERATED_ID,
      )
    generateProducts(database, 500)
    const first = state()
    expect(first).toHaveLength(500)
    expect(new Set(first.map(({ slug }) => slug)).size).toBe(500)
    expect(new Set(first.map(({ priority }) => priority)).size).toBeGreaterThan(50)
    generateProducts(database, 500)
    expect(state()).toEqual(first)
    generateProducts(database, 0)
    expect(database.get('SELECT count(*) AS total FROM products')).toEqual({ total: 84 })
    expect(database.all('PRAGMA foreign_key_check')).toEqual([])
  })
})
