import { LRUCache } from 'lru-cache'
import type { Database, Row } from '../data/database.ts'
import { type Bits, emptySet, grown, put } from './bits.ts'
import type { CatalogSets } from './catalogSets.ts'

/** Bytes of what earlier searches have found. */
const MAX_BYTES = 8 * 1024 * 1024

const memories = new WeakMap<CatalogSets, LRUCache<string, Found>>()

type Found = { change: number; bits: Bits }

const newMemory = () =>
  new LRUCache<string, Found>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bits }, expression) => bits.byteLength + expression.length,
  })

/** The products that a full-text expression finds; without an expression, none. */
export function foundProducts(database: Database, sets: CatalogSets, expression: string | null): Bits {
  if (expression === null) return emptySet(sets.size)
  const memory = memories.get(sets) ?? newMemory()
  memories.set(sets, memory)
  const before = memory.get(expression)
  const changed = before && sets.changedSince(before.change)
  const bits =
    before && changed
      ? foundAgain(database, sets, expression, before.bits, changed)
      : find(database, sets, expression)
  memory.set(expression, { change: sets.change, bits })
  return bits
}

function find(database: Database, sets: CatalogSets, expression: string): Bits {
  const sql = 'SELECT json_group_array(rowid) AS list FROM product_index WHERE product_index MATCH ?'
  const list = database.get<Row & { list: string }>(sql, expression)?.list ?? '[]'
  return sets.bitsOf(JSON.parse(list))
}

function foundAgain(
  database: Database,
  sets: CatalogSets,
  expression: string,
  before: Bits,
  changed: readonly number[],
): Bits {
  const bits = grown(before, sets.size)
  // Numbers are bound as real ones, and FTS5 passes over a rowid that is one.
  const sql = 'SELECT 1 FROM product_index WHERE product_index MATCH ? AND rowid = CAST(? AS INTEGER)'
  for (const id of changed)
    for (const place of sets.placesOf([id])) put(bits, place, database.get(sql, expression, id) !== undefined)
  return bits
}
