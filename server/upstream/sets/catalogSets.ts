import type { Database, Row } from '../data/database.ts'
import { type Bits, grown, longer, type Places, put } from './bits.ts'
import { lastChange } from './changes.ts'
import { changedGroup, type Group, groupOf } from './groups.ts'
import { IdPlaces } from './idPlaces.ts'
import { resorted } from './resorted.ts'

/** Products that share a brand, a volume or an assortment. */
type Groups = ReadonlyMap<string, Group>

export type CategorySet = { id: number; slug: string; name: string; group: Group }

/** A sort of the catalogue, as SQL; ties are in order of id. */
export type Order = `${'priority' | 'basic_price' | 'created_at'} ${'ASC' | 'DESC'}`

/** The parameters that are set or not, and what each asks of a product, as SQL. */
const FLAGS = {
  in_stock: 'stock > 0',
  is_with_related_products: 'EXISTS (SELECT 1 FROM product_related WHERE product_id = products.id)',
} as const

/** The names of the flags. */
export const FLAG_NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[]

/** Tables that say to which groups a product belongs. */
const GROUPS = {
  product_brands: 'brand',
  product_volumes: 'volume',
  product_categories: 'category_id',
  assortment_products: 'assortment_id',
} as const

/** What the filters ask about all products, in memory: a combination is answered by walking through places, without a table. */
export class CatalogSets extends IdPlaces {
  get all(): Bits {
    // Not of all places: those of products that are no longer there stay.
    return this.#bits('all', 'TRUE')
  }

  /** The places in a sort. */
  inOrder(order: Order): Places {
    // Without a limit SQLite would be free to forget the order.
    const sql = `SELECT json_group_array(id) AS list FROM (SELECT id FROM products ORDER BY ${order}, id LIMIT -1)`
    return this.part(
      order,
      () => this.placesOf(this.numbers(sql)),
      (before, changed) => this.#sorted(order, before, changed),
    )
  }

  /** The prices in kopecks, by place. */
  get prices(): Float64Array {
    return this.#column('basic_price', 'products_by_price')
  }

  flagged(flag: keyof typeof FLAGS): Bits {
    return this.#bits(flag, FLAGS[flag])
  }

  /** The places of the products of which as many are held as there are. */
  heldWhole(ids: readonly number[], quantities: readonly number[]): Places {
    const stocks = this.#stocks
    const isWhole = (place: number, index: number) => (quantities[index] ?? 0) >= (stocks[place] ?? 0)
    return Uint32Array.from(
      this.placesOrNone(ids).filter((place, index) => place >= 0 && isWhole(place, index)),
    )
  }

  get #stocks(): Float64Array {
    return this.#column('stock', 'products_by_stock')
  }

  get brands(): Groups {
    return this.#groups('product_brands')
  }

  get volumes(): Groups {
    return this.#groups('product_volumes')
  }

  get assortments(): Groups {
    const groups = this.#groups('assortment_products')
    const rows = this.names<{ id: number; slug: string }>('SELECT id, slug FROM assortments')
    return new Map(rows.map(({ id, slug }) => [slug, groups.get(`${id}`) ?? NOBODY]))
  }

  /** In the order in which they are shown. */
  get categories(): readonly CategorySet[] {
    const groups = this.#groups('product_categories')
    const sql = 'SELECT id, slug, name FROM categories ORDER BY priority DESC, id'
    const rows = this.names<Omit<CategorySet, 'group'>>(sql)
    return rows.map((row) => ({ ...row, group: groups.get(`${row.id}`) ?? NOBODY }))
  }

  /** Reads everything now, so that no request waits for it. */
  readAll(): void {
    for (const by of ['priority', 'basic_price', 'created_at'] as const)
      for (const direction of ['ASC', 'DESC'] as const) this.inOrder(`${by} ${direction}`)
    for (const flag of FLAG_NAMES) this.flagged(flag)
    void [this.all, this.prices, this.#stocks, this.brands, this.volumes, this.assortments, this.categories]
  }

  #bits(name: string, condition: string): Bits {
    const sql = `SELECT json_group_array(id) AS list FROM products WHERE ${condition}`
    const read = () => this.bitsOf(this.numbers(sql))
    return this.part(name, read, (before, changed) => {
      const bits = grown(before, this.size)
      for (const place of this.placesOf(changed)) put(bits, place, false)
      for (const place of this.placesOf(this.among(changed, condition))) put(bits, place, true)
      return bits
    })
  }

  #column(column: 'basic_price' | 'stock', index: string): Float64Array {
    const read = () => {
      const values = new Float64Array(this.size)
      // In one statement: between two, another process may write. A product that came since then has no place yet.
      const [ids = [], read = []] = this.numberLists(
        `SELECT json_group_array(id) AS ids, json_group_array(${column}) AS read FROM products INDEXED BY ${index}`,
      )
      for (const [at, place] of this.placesOrNone(ids).entries())
        if (place >= 0) values[place] = read[at] ?? 0
      return values
    }
    return this.part(column, read, (before, changed) => {
      const values = longer(before, this.size)
      for (const place of this.placesOf(changed)) values[place] = 0
      for (const [id = 0, value = 0] of this.rows(changed, `SELECT id, ${column} FROM products WHERE id IN`))
        values[this.placeOf(Number(id))] = Number(value)
      return values
    })
  }

  #groups(table: keyof typeof GROUPS): Groups {
    const name = GROUPS[table]
    const read = () =>
      new Map(
        this.database
          .all<Row & { name: string | number; list: string }>(
            `SELECT ${name} AS name, json_group_array(product_id) AS list FROM ${table} GROUP BY 1`,
          )
          .map(({ name, list }) => [`${name}`, groupOf(this.size, this.placesOf(JSON.parse(list)))]),
      )
    return this.part<Map<string, Group>>(table, read, (before, changed) => {
      const rows = this.rows(changed, `SELECT ${name}, product_id FROM ${table} WHERE product_id IN`)
      const members = Map.groupBy(rows, ([name]) => `${name}`)
      const places = new Set(this.placesOf(changed))
      return new Map(
        [...new Set([...before.keys(), ...members.keys()])].map((name) => {
          const ids = (members.get(name) ?? []).map(([, id]) => Number(id))
          return [name, changedGroup(this.size, before.get(name) ?? NOBODY, places, [...this.placesOf(ids)])]
        }),
      )
    })
  }

  /** A sort without the changed products, and with each where it belongs now. */
  #sorted(order: Order, before: Places, changed: readonly number[]): Places {
    const [by, direction] = order.split(' ')
    const rows = this.rows(changed, `SELECT id, ${by} FROM products WHERE id IN`, `ORDER BY ${order}, id`)
    const isBefore = `SELECT 1 FROM products WHERE id = ?1 AND (${by} ${direction === 'ASC' ? '<' : '>'} ?2 OR (${by} = ?2 AND id < ?3))`
    const come = rows.map(([id = 0, value = 0]) => ({
      place: this.placeOf(Number(id)),
      follows: (place: number) => this.database.get(isBefore, this.ids[place] ?? 0, value, id) !== undefined,
    }))
    return resorted(before, new Set(this.placesOf(changed)), come)
  }
}

const NOBODY: Group = { places: new Uint32Array() }

const setsOf = new WeakMap<Database, CatalogSets>()

/** The sets of the catalogue as it is now, whoever has changed it. */
export function catalogSets(database: Database): CatalogSets {
  const sets = setsOf.get(database) ?? new CatalogSets(database)
  setsOf.set(database, sets)
  return sets.begin(lastChange(database))
}
