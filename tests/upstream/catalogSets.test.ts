import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts, productBySlug, productsByIds } from '../../server/upstream/catalog.ts'
import { categoryBySlug, listCategories } from '../../server/upstream/categories.ts'
import {
  type Database,
  databasePath,
  openDatabase,
  type Parameter,
  type Row,
} from '../../server/upstream/data/database.ts'
import { generateProducts } from '../../server/upstream/generate.ts'
import { Parameters } from '../../server/upstream/parameters.ts'
import { productFilters } from '../../server/upstream/productFilters.ts'
import { seed } from '../../server/upstream/seed.ts'
import { countOf } from '../../server/upstream/sets/bits.ts'
import { catalogSets } from '../../server/upstream/sets/catalogSets.ts'
import { holdStock } from '../../server/upstream/stock.ts'

const DAYS = 'reservation_start_at=2026-12-12&reservation_end_at=2026-12-14'
const SOLD_OUT = 101

let folder: string
let small: Database
let large: Database

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-sets-'))
  small = shopOf(0)
  large = shopOf(2000)
})

afterAll(() => {
  small.close()
  large.close()
  rmSync(folder, { recursive: true })
})

function shopOf(generated: number): Database {
  const database = openDatabase(path.join(folder, `${generated}`))
  seed(database)
  if (generated > 0) generateProducts(database, generated)
  holdStock(database, SOLD_OUT, 1000, { start: '2026-12-13', end: '2026-12-13' })
  return database
}

const FILTERS: Record<string, (product: Product) => boolean> = {
  'brands=Norrvik,Тихий дуб': ({ brands }) => brands.includes('Norrvik') || brands.includes('Тихий дуб'),
  'category=stulya': ({ categories }) => categories.includes(1),
  'categories_ids=5,2,99': ({ categories }) => categories.includes(5) || categories.includes(2),
  'excluded_category=stulya': ({ categories }) => !categories.includes(1),
  'excluded_products_ids=102,1000001': ({ id }) => id !== 102 && id !== 1_000_001,
  'product_ids=101,104,1000003,7': ({ id }) => [101, 104, 1_000_003].includes(id),
  'min_price=490': ({ price }) => price >= 49_000,
  'max_price=490': ({ price }) => price <= 49_000,
  'min_price=490.01&max_price=489': () => false,
  'in_stock=true': ({ stock }) => stock > 0,
  [`in_stock=true&${DAYS}`]: ({ id, stock }) => stock > 0 && id !== SOLD_OUT,
}

const PAIRS = Object.keys(FILTERS).flatMap((one) =>
  Object.keys(FILTERS)
    .filter((other) => other >= one)
    .map((other) => [one, other] as const),
)

test('any two filters together pass what a look at every product passes, in its order', () => {
  const all = readProducts(large)
  for (const [one, other] of PAIRS) {
    const query = one === other ? one : `${one}&${other}`
    // A parameter that is given twice counts once.
    if (new Set(new URLSearchParams(query).keys()).size < [...new URLSearchParams(query)].length) continue
    const expected = all
      .filter((product) => FILTERS[one]?.(product) && FILTERS[other]?.(product))
      .toSorted((first, second) => second.priority - first.priority || first.id - second.id)
    const page = listProducts(large, parametersOf(`${query}&limit=30&page=2`))
    expect([query, page.total]).toEqual([query, expected.length])
    expect(page.data.map(({ id }) => id)).toEqual(expected.slice(30, 60).map(({ id }) => id))
    expect(productFilters(large, parametersOf(query)).total).toBe(expected.length)
  }
})

const CALLS: Record<string, (database: Database) => unknown> = {
  list: (database) => listProducts(database, parametersOf('')),
  'a late page': (database) => listProducts(database, parametersOf('page=4')),
  'a page by price': (database) => listProducts(database, parametersOf('order_by=basic_price_per_day')),
  'a page by age': (database) => listProducts(database, parametersOf('order_by=created_at&order_dir=asc')),
  'a filtered list': (database) => listProducts(database, parametersOf(EVERYTHING)),
  choices: (database) => productFilters(database, parametersOf('')),
  'choices under filters': (database) => productFilters(database, parametersOf(EVERYTHING)),
  product: (database) => productBySlug(database, parametersOf(DAYS), 'stul-kyavari-belyj'),
  'products by ids': (database) => productsByIds(database, '101,102,103'),
  categories: (database) => listCategories(database, parametersOf('')),
  category: (database) => categoryBySlug(database, 'stulya'),
}
const EVERYTHING = `category=stulya&min_price=10&max_price=9000&in_stock=true&limit=5&${DAYS}`

test.each(Object.entries(CALLS))('%s: as many steps for two thousand products as for 84', (_, call) => {
  expect(stepsOf(large, call)).toEqual(stepsOf(small, call))
})

test.each(Object.entries(CALLS))('%s: no table of products is read from end to end', (_, call) => {
  expect(stepsOf(large, call).flatMap(scansOf)).toEqual([])
})

function scansOf({ sql }: { sql: string }): unknown[] {
  const count = sql.includes('?3') ? 3 : sql.split('?').length - 1
  const plan = large.all(`EXPLAIN QUERY PLAN ${sql}`, ...Array(count).fill(null))
  return plan.map(({ detail }) => detail).filter((step) => SCAN.test(`${step}`))
}

const SCAN = /^SCAN (p|h|pc|products|product_(?!index VIRTUAL TABLE INDEX 0:=?M)\w+|holds)\b/

test('what an order takes is sold out on its days from then on, and in no other', () => {
  const total = (end: string) =>
    listProducts(
      small,
      parametersOf(`in_stock=true&reservation_start_at=2027-01-10&reservation_end_at=${end}`),
    ).total
  holdStock(small, 104, 1, { start: '2027-01-12', end: '2027-01-13' })
  const [before, earlier] = [total('2027-01-12'), total('2027-01-11')]
  holdStock(small, 104, 1000, { start: '2027-01-12', end: '2027-01-13' })
  expect(total('2027-01-12')).toBe(before - 1)
  expect(total('2027-01-11')).toBe(earlier)
  expect(total('9999-12-31')).toBe(before - 1)
})

test('after an order only what it holds is read again, and the whole day when more was held than is remembered', () => {
  const read: unknown[] = []
  const get = <T extends Row>(sql: string, ...values: Values) => {
    const row = large.get<T>(sql, ...values)
    if (sql.includes('FROM holds')) read.push(row?.ids)
    return row
  }
  const day = { start: '2027-02-11', end: '2027-02-11' }
  const query = `in_stock=true&reservation_start_at=${day.start}&reservation_end_at=${day.end}`
  const recorder = { ...large, get }
  const total = () => listProducts(recorder, parametersOf(query)).total
  for (const id of [101, 102, 103]) holdStock(large, id, 1, day)
  const before = total()
  holdStock(large, 102, 1000, day)
  expect(total()).toBe(before - 1)
  expect(read).toEqual(['[101,102,103]', '[102]'])
  const other = { start: '2027-02-12', end: '2027-02-12' }
  large.transaction(() => {
    for (let id = 1; id <= 5000; id++) holdStock(large, id, 1, other)
  })
  holdStock(large, 103, 1000, day)
  expect(total()).toBe(before - 2)
  expect(read.at(-1)).toBe('[101,102,103]')
  expect(large.get('SELECT count(*) AS count FROM held_changes')).toEqual({ count: 5000 })
  large.run('DELETE FROM holds WHERE day BETWEEN ? AND ?', '2027-02-11', '2027-02-12')
})

test('what another connection changes is seen by the next request', () => {
  const total = (query: string) => listProducts(small, parametersOf(query)).total
  expect(total('brands=Norrvik')).toBeGreaterThan(0)
  const other = new DatabaseSync(databasePath(path.join(folder, '0')))
  other.exec(`UPDATE product_brands SET brand = 'Другой' WHERE brand = 'Norrvik'`)
  other.close()
  expect(total('brands=Norrvik')).toBe(0)
  expect(total('brands=Другой')).toBeGreaterThan(0)
})

const FOREIGN: Record<string, string> = {
  'a price': 'UPDATE products SET basic_price = 123400 WHERE id IN (101, 1000500)',
  'many prices': 'UPDATE products SET basic_price = 5000 + id % 7 WHERE id % 50 = 1',
  'an order of popularity': 'UPDATE products SET priority = 77 - id % 2 WHERE id IN (102, 103, 1000007)',
  'a day': `UPDATE products SET created_at = '2025-06-01T00:00:00.000Z' WHERE id = 104`,
  'a stock': 'UPDATE products SET stock = 0 WHERE id = 105; UPDATE products SET stock = 2000 WHERE id = 101',
  'a product among the others': `INSERT INTO products SELECT 500000, 'midst', name, facts, details, 777, 1, 1, 5, NULL, 50, created_at FROM products WHERE id = 101;
    INSERT INTO product_brands VALUES (500000, 'Новая', 0); INSERT INTO product_categories VALUES (500000, 2, 0);
    INSERT INTO product_index (rowid, thing) VALUES (500000, 'цеппелин')`,
  'a product again': `UPDATE products SET basic_price = 40000 WHERE id = 500000`,
  'a product that is gone': 'DELETE FROM products WHERE id IN (1000009, 500000)',
  'a brand': `UPDATE product_brands SET brand = 'Иная' WHERE product_id IN (101, 1000020)`,
  'a name of a category': `UPDATE categories SET name = 'Сидеть', priority = 1000 WHERE id = 1`,
  extras: 'DELETE FROM product_related WHERE product_id = 101',
  'an order': `INSERT INTO holds VALUES (106, '2026-12-13', 1000), (1000011, '2026-12-14', 1000)`,
  'an order that is gone': `DELETE FROM holds WHERE product_id = ${SOLD_OUT} OR product_id = 106`,
}
const SORTS = ['priority', 'basic_price_per_day', 'created_at'].flatMap((by) => [
  `order_by=${by}&order_dir=asc&limit=100`,
  `order_by=${by}&order_dir=desc&limit=100&page=21`,
])
const QUERIES = [
  ...SORTS,
  ...Object.keys(FILTERS),
  'brands=Новая,Иная',
  'search=цеппелин',
  'is_with_related_products=1',
]

test('what another connection changes is put right, not read anew, and answered as by one that has just begun', () => {
  const { recorder, steps } = recorded(large)
  const answers = (database: Database) =>
    QUERIES.map((query) => {
      const [list, choices] = [listProducts, productFilters].map((read) =>
        read(database, parametersOf(query)),
      )
      return JSON.stringify({ query, list, choices })
    })
  let last = answers(recorder)
  const other = new DatabaseSync(databasePath(path.join(folder, '2000')))
  for (const [change, sql] of Object.entries(FOREIGN)) {
    other.exec(sql)
    steps.length = 0
    const now = answers(recorder)
    expect([change, steps.flatMap(scansOf)]).toEqual([change, []])
    const fresh = openDatabase(path.join(folder, '2000'))
    const wanted = answers(fresh)
    for (const [index, answer] of now.entries()) expect(answer, change).toBe(wanted[index])
    fresh.close()
    expect(now).not.toEqual(last)
    last = now
  }
  other.close()
})

test('a call makes its sets in the memory of the call before', () => {
  const setsOfCall = () => {
    productFilters(large, parametersOf(EVERYTHING))
    const sets = catalogSets(large)
    return Array.from({ length: 8 }, () => sets.own())
  }
  const [before, now] = [setsOfCall(), setsOfCall()]
  expect(new Set(now).size).toBe(now.length)
  for (const [index, bits] of now.entries()) {
    expect(bits).toBe(before[index])
    expect(countOf(bits)).toBe(0)
  }
})

test('more changes than are remembered are read anew, and no more are kept', () => {
  const total = () => listProducts(large, parametersOf('brands=Иная')).total
  const before = total()
  const other = new DatabaseSync(databasePath(path.join(folder, '2000')))
  other.exec(`UPDATE product_brands SET brand = 'Иная' WHERE brand = 'Norrvik'`)
  for (let round = 0; round < 3; round++) other.exec('UPDATE products SET stock = stock + 1')
  expect(total()).toBeGreaterThan(before)
  expect(other.prepare('SELECT count(*) AS count FROM changes').get()).toEqual({ count: 5000 })
  other.close()
})

/** The statements of a call and the number of rows that each gave, once the sets are in memory. */
function stepsOf(database: Database, call: (database: Database) => unknown) {
  const { recorder, steps } = recorded(database)
  call(recorder)
  steps.length = 0
  call(recorder)
  expect(steps.length).toBeGreaterThan(0)
  return steps
}

function recorded(database: Database) {
  const steps: { sql: string; rows: number }[] = []
  const recorder: Database = {
    ...database,
    all: <T extends Row>(sql: string, ...values: Values) => {
      const rows = database.all<T>(sql, ...values)
      steps.push({ sql, rows: rows.length })
      return rows
    },
    get: <T extends Row>(sql: string, ...values: Values) => {
      const row = database.get<T>(sql, ...values)
      steps.push({ sql, rows: row ? 1 : 0 })
      return row
    },
  }
  return { recorder, steps }
}

type Values = Parameter[]
type Product = Row & { id: number; price: number; stock: number; priority: number } & {
  brands: string[]
  categories: number[]
}

function readProducts(database: Database): Product[] {
  const rows = database.all<Row & Record<'brands' | 'categories', string>>(`
    SELECT id, basic_price AS price, stock, priority,
      (SELECT json_group_array(brand) FROM product_brands WHERE product_id = p.id) AS brands,
      (SELECT json_group_array(category_id) FROM product_categories WHERE product_id = p.id) AS categories
    FROM products p`)
  return rows.map((row) => ({
    ...row,
    brands: JSON.parse(row.brands),
    categories: JSON.parse(row.categories),
  })) as Product[]
}

function parametersOf(query: string): Parameters {
  return new Parameters(new URLSearchParams(query))
}
