import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts } from '../../server/upstream/catalog.ts'
import { type Database, openDatabase, type Row } from '../../server/upstream/data/database.ts'
import { createHandler } from '../../server/upstream/handler.ts'
import { Parameters } from '../../server/upstream/parameters.ts'
import { DEFAULT_BASE_PATHS } from '../../server/upstream/router.ts'
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
    // Gone, it keeps its place while the others are put right.
    other.execute(`DELETE FROM products WHERE id = ${102 + read}`)
    expectAllProducts(watched)
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
    expectAllProducts(watched)
  }
  expect(read).toBeGreaterThan(20)
})

test('whatever another process writes within a request, the next one has all sorted by price', async () => {
  const PRICES = '/api/rental_service/v2/products?limit=100&order_by=basic_price_per_day&order_dir=asc'
  const count = await readsOfList(Number.POSITIVE_INFINITY)
  expect(count).toBeGreaterThan(5)
  for (let read = 1; read <= count; read++) await readsOfList(read)

  /** Requests the list once a price has changed, with another change before the read of that number. */
  async function readsOfList(number: number) {
    let count = 0
    let isCounted = false
    const watched: Database = {
      ...database,
      get: (text, ...values) => {
        if (isCounted && ++count === number)
          other.execute(`UPDATE products SET basic_price = 1 WHERE id = ${Number(values[0]) || 104}`)
        return database.get(text, ...values)
      },
    }
    const answer = createHandler(watched, DEFAULT_BASE_PATHS, () => new Date())
    const prices = async () => {
      const request = Object.assign(Readable.from([]), {
        url: PRICES,
        method: 'GET',
        headers: { host: 'localhost' },
      })
      const { body } = await answer(request as unknown as IncomingMessage)
      return JSON.parse(String(body)).result.data.map(
        ({ basicPricePerDay }: { basicPricePerDay: number }) => basicPricePerDay,
      )
    }
    other.execute('UPDATE products SET basic_price = 30000 + id')
    await prices()
    other.execute('UPDATE products SET basic_price = 30139 WHERE id = 101')
    isCounted = true
    await prices()
    isCounted = false
    const sorted = await prices()
    expect(sorted).toEqual(sorted.toSorted((one: number, another: number) => one - another))
    return count
  }
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

function expectAllProducts(watched: Database): void {
  const [count] = Object.values(database.get('SELECT count(*) FROM products') ?? {})
  expect(listProducts(watched, new Parameters(new URLSearchParams('limit=1'))).total).toBe(count)
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
