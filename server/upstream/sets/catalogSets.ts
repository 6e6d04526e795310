import type { Database, Row } from '../data/database.ts'
import { type Bits, firstFrom, type Places, setOf } from './bits.ts'

/** Products that share a brand, a volume or an assortment. */
type Groups = ReadonlyMap<string, Places>

type CategorySet = { id: number; slug: string; name: string; places: Places }

/** A sort of the catalogue, as SQL; ties are in order of id. */
export type Order = `${'priority' | 'basic_price' | 'created_at'} ${'ASC' | 'DESC'}`

/** The parameters that are set or not, and what each asks of a product, as SQL. */
const FLAGS = {
  in_stock: 'stock > 0',
  is_with_related_products: 'id IN (SELECT product_id FROM product_related)',
} as const

/** The names of the flags. */
export const FLAG_NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[]

/**
 * What the filters ask about all products, in memory, where each has a place in order of id: a combination of them is answered by walking through places, and no table
 * is read. Each part is read when it is first needed.
 */
export class CatalogSets {
  readonly #database: Database
  readonly #parts = new Map<string, unknown>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Sorted. */
  get ids(): Float64Array {
    const sql = 'SELECT json_group_array(id) AS list FROM products'
    return this.#part('ids', () => Float64Array.from(this.#numbers(sql)).sort())
  }

  get size(): number {
    return this.ids.length
  }

  get all(): Bits {
    return this.#part('all', () => setOf(this.size, this.ids.keys()))
  }

  /** The places in a sort. */
  inOrder(order: Order): Places {
    // Without a limit SQLite would be free to forget the order.
    const sql = `SELECT json_group_array(id) AS list FROM (SELECT id FROM products ORDER BY ${order}, id LIMIT -1)`
    return this.#part(order, () => this.placesOf(this.#numbers(sql)))
  }

  /** The prices in kopecks, in order of price. */
  get prices(): readonly number[] {
    const sql = `SELECT json_group_array(basic_price) AS list
      FROM (SELECT basic_price FROM products ORDER BY basic_price, id LIMIT -1)`
    return this.#part('prices', () => this.#numbers(sql))
  }

  flagged(flag: keyof typeof FLAGS): Bits {
    const sql = `SELECT json_group_array(id) AS list FROM products WHERE ${FLAGS[flag]}`
    return this.#part(flag, () => this.bitsOf(this.#numbers(sql)))
  }

  /** How many units of a product exist; none of one that is not there. */
  stockOf(id: number): number {
    return this.#stocks[firstFrom(this.ids, id)] ?? 0
  }

  get #stocks(): Float64Array {
    return this.#part('stocks', () => {
      const sql = 'SELECT json_group_array(stock) AS list FROM products INDEXED BY products_by_stock'
      const places = this.placesOf(
        this.#numbers('SELECT json_group_array(id) AS list FROM products INDEXED BY products_by_stock'),
      )
      const stocks = new Float64Array(this.size)
      for (const [index, stock] of this.#numbers(sql).entries()) stocks[places[index] ?? 0] = stock
      return stocks
    })
  }

  get brands(): Groups {
    return this.#groups(
      'SELECT brand AS name, json_group_array(product_id) AS list FROM product_brands GROUP BY 1',
    )
  }

  get volumes(): Groups {
    return this.#groups(
      'SELECT volume AS name, json_group_array(product_id) AS list FROM product_volumes GROUP BY 1',
    )
  }

  get assortments(): Groups {
    return this.#groups(`SELECT a.slug AS name, json_group_array(ap.product_id) AS list
      FROM assortments a JOIN assortment_products ap ON ap.assortment_id = a.id GROUP BY 1`)
  }

  /** In the order in which they are shown. */
  get categories(): readonly CategorySet[] {
    const sql = `SELECT c.id, c.slug, c.name, (
        SELECT json_group_array(product_id) FROM product_categories WHERE category_id = c.id
      ) AS list FROM categories c ORDER BY c.priority DESC, c.id`
    return this.#part('categories', () =>
      this.#database
        .all<Row & { id: number; slug: string; name: string; list: string }>(sql)
        .map(({ list, ...category }) => ({ ...category, places: this.placesOf(JSON.parse(list)) })),
    )
  }

  /** Reads everything now, so that no request waits for it. */
  readAll(): void {
    for (const by of ['priority', 'basic_price', 'created_at'] as const)
      for (const direction of ['ASC', 'DESC'] as const) this.inOrder(`${by} ${direction}`)
    for (const flag of FLAG_NAMES) this.flagged(flag)
    void [this.all, this.prices, this.#stocks, this.brands, this.volumes, this.assortments, this.categories]
  }

  /** The places of some ids; an id that no product has is passed over. */
  placesOf(ids: readonly number[]): Places {
    const { ids: all } = this
    const places = ids.map((id) => {
      const place = firstFrom(all, id)
      return all[place] === id ? place : -1
    })
    return Uint32Array.from(places.filter((place) => place >= 0))
  }

  bitsOf(ids: readonly number[]): Bits {
    return setOf(this.size, this.placesOf(ids))
  }

  #groups(sql: string): Groups {
    return this.#part(
      sql,
      () =>
        new Map(
          this.#database
            .all<Row & { name: string; list: string }>(sql)
            .map(({ name, list }) => [name, this.placesOf(JSON.parse(list))]),
        ),
    )
  }

  // One JSON text for a column: a row each would take three times as long.
  #numbers(sql: string): number[] {
    return JSON.parse(this.#database.get<Row & { list: string }>(sql)?.list ?? '[]')
  }

  #part<T>(name: string, read: () => T): T {
    const kept = this.#parts.get(name) as T | undefined
    if (kept !== undefined) return kept
    const part = read()
    this.#parts.set(name, part)
    return part
  }
}

const kept = new WeakMap<Database, { version: number; sets: CatalogSets }>()

/** The sets of the catalogue as it is now: what another connection has changed since is read anew. */
export function catalogSets(database: Database): CatalogSets {
  const version = database.get<Row & { data_version: number }>('PRAGMA data_version')?.data_version ?? 0
  const known = kept.get(database)
  if (known?.version === version) return known.sets
  const sets = new CatalogSets(database)
  kept.set(database, { version, sets })
  return sets
}

/** Has the sets read anew, after this connection itself has changed the catalogue. */
export function forgetCatalogSets(database: Database): void {
  kept.delete(database)
}
