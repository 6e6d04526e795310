import { parseArgs } from 'node:util'
import { addDays } from '#gateway/rental/period.ts'
import { listProducts, productBySlug } from '../../server/upstream/catalog.ts'
import { type Database, openDatabase, type Row } from '../../server/upstream/data/database.ts'
import { readDemoData } from '../../server/upstream/demo.ts'
import { Parameters } from '../../server/upstream/parameters.ts'
import { productFilters } from '../../server/upstream/productFilters.ts'
import { seed } from '../../server/upstream/seed.ts'
import { insertProduct, productWords } from '../../server/upstream/seedProduct.ts'
import { catalogSets } from '../../server/upstream/sets/catalogSets.ts'
import { quantile } from './compare.ts'
import { milliseconds, tableOf } from './table.ts'

// npm run bench:large: processor time of the embedded services' calls on the database in DATA_DIR, in this process and
// without HTTP; then of the first call after another connection's write. What it writes it takes back.

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } }).values
const ROUNDS = Number(rounds)
const MOST_MS = { call: 5, write: 20 }

const dataDir = process.env.DATA_DIR || './data'
const database = openDatabase(dataDir)
const other = openDatabase(dataDir)
seed(database)
const read = cost(() => catalogSets(database).readAll())
const { size, ids, brands, categories } = catalogSets(database)
console.log(`${size} products, read in ${milliseconds(read, 0)}`)

const any = <T>(values: ArrayLike<T>) => values[Math.floor(Math.random() * values.length)] as T
const anyBrand = () => encodeURIComponent(any([...brands.keys()]))
const anyCategory = () => any(categories).slug
const anyPage = (total: number) => 1 + Math.floor((Math.random() * total) / 20)
const day = (after: number) => addDays('2027-03-01', after)
const dates = (length: number) => {
  const start = Math.floor(Math.random() * 60)
  return `reservation_start_at=${day(start)}&reservation_end_at=${day(start + length)}`
}
const list = (query: string) => listProducts(database, new Parameters(new URLSearchParams(query)))
const choices = (query: string) => productFilters(database, new Parameters(new URLSearchParams(query)))
const SORTS = ['priority', 'basic_price_per_day', 'created_at'].flatMap((by) =>
  ['asc', 'desc'].map((direction) => `order_by=${by}&order_dir=${direction}`),
)

const calls: Record<string, () => unknown> = {
  'first page, any sort': () => list(any(SORTS)),
  'any page, any sort': () => list(`${any(SORTS)}&page=${anyPage(size)}`),
  'any page in stock': () => list(`${any(SORTS)}&in_stock=true&page=${anyPage(size * 0.9)}`),
  'any page of a category and a brand': () =>
    list(`category=${anyCategory()}&brands=${anyBrand()}&page=${anyPage(2000)}`),
  'free in 3 days': () => list(`in_stock=true&${dates(2)}`),
  'free in 30 days': () => list(`in_stock=true&${dates(29)}`),
  'a product by its slug': () =>
    productBySlug(database, new Parameters(new URLSearchParams(dates(2))), slugOf(any(ids))),
  'all choices': () => choices(''),
  'choices under filters': () =>
    choices(`category=${anyCategory()}&min_price=${any([100, 500])}&in_stock=true`),
  'choices of what is free': () => choices(`brands=${anyBrand()}&in_stock=true&${dates(2)}`),
}

const rows = Object.entries(calls).map(([name, call]) => {
  for (let warmUp = 0; warmUp < 30; warmUp++) call()
  return row(
    name,
    MOST_MS.call,
    Array.from({ length: ROUNDS }, () => cost(call)),
  )
})

const data = readDemoData()
const words = productWords(data)
const [model] = data.products
const id = (ids.at(-1) ?? 0) + 1
const writes: Record<string, { write: (to: Database) => void; undo: (to: Database) => void }> = {
  'a price': {
    write: (to) => to.run('UPDATE products SET basic_price = basic_price + 1000 WHERE id = 101'),
    undo: (to) => to.run('UPDATE products SET basic_price = basic_price - 1000 WHERE id = 101'),
  },
  'a product with a new word': {
    write: (to) =>
      model && insertProduct(to, { ...model, id, slug: 'new', name: 'Цеппелин', relatedProducts: [] }, words),
    undo: (to) => {
      to.run('DELETE FROM product_index WHERE rowid = ?', id)
      to.run('DELETE FROM products WHERE id = ?', id)
      to.run(`DELETE FROM search_keys WHERE form = 'цеппелин'`)
      to.run(`DELETE FROM search_words WHERE form = 'цеппелин'`)
    },
  },
  'an order of 3 days': {
    write: (to) => {
      for (const after of [10, 11, 12])
        to.run(
          'INSERT INTO holds VALUES (101, ?, 7) ON CONFLICT DO UPDATE SET quantity = quantity + 7',
          day(after),
        )
    },
    undo: (to) => {
      for (const after of [10, 11, 12]) {
        to.run('DELETE FROM holds WHERE product_id = 101 AND day = ? AND quantity = 7', day(after))
        to.run(
          'UPDATE holds SET quantity = quantity - 7 WHERE product_id = 101 AND day = ? AND quantity > 7',
          day(after),
        )
      }
    },
  },
}
const seen: Record<string, () => unknown> = {
  list: () => list(''),
  'list by price': () => list('order_by=basic_price_per_day&order_dir=asc'),
  'free in 3 days': () => list(`in_stock=true&reservation_start_at=${day(10)}&reservation_end_at=${day(12)}`),
  choices: () => choices(''),
  search: () => list('search=цеппелин'),
}
for (const [what, { write, undo }] of Object.entries(writes))
  for (const [name, call] of Object.entries(seen)) {
    call()
    const costs = Array.from({ length: Math.max(ROUNDS / 20, 5) }, () => {
      other.transaction(() => write(other))
      const after = cost(call)
      other.transaction(() => undo(other))
      return [after, cost(call)]
    })
    rows.push(row(`${name}, after ${what}`, MOST_MS.write, costs.flat()))
  }

console.log(tableOf(['Processor time of a call', 'median', '99 % within', 'slowest', ''], rows))
database.close()
other.close()

function slugOf(id: number): string {
  return database.get<Row & { slug: string }>('SELECT slug FROM products WHERE id = ?', id)?.slug ?? ''
}

function row(name: string, most: number, costs: readonly number[]): string[] {
  const late = quantile(costs, 0.99)
  const figures = [quantile(costs, 0.5), late, Math.max(...costs)].map((figure) => milliseconds(figure, 2))
  return [name, ...figures, late > most ? `more than ${most}` : '']
}

/** Milliseconds of processor time, those of the collector's threads included. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
