import type { Database, Row } from '../data/database.ts'
import { type Bits, emptySet } from './bits.ts'
import type { CatalogSets } from './catalogSets.ts'

/** Bytes of what earlier searches have found. */
const MAX_BYTES = 8 * 1024 * 1024

const kept = new WeakMap<CatalogSets, Map<string, Bits>>()

/** The products that a full-text expression finds; without an expression, none. */
export function foundProducts(database: Database, sets: CatalogSets, expression: string | null): Bits {
  if (expression === null) return emptySet(sets.size)
  const memory = kept.get(sets) ?? new Map<string, Bits>()
  kept.set(sets, memory)
  const found = memory.get(expression) ?? find(database, sets, expression)
  // What was used last goes last.
  memory.delete(expression)
  memory.set(expression, found)
  const [oldest] = memory.keys()
  if (memory.size * (found.byteLength + expression.length) > MAX_BYTES && oldest !== undefined)
    memory.delete(oldest)
  return found
}

function find(database: Database, sets: CatalogSets, expression: string): Bits {
  const sql = 'SELECT json_group_array(rowid) AS list FROM product_index WHERE product_index MATCH ?'
  const list = database.get<Row & { list: string }>(sql, expression)?.list ?? '[]'
  return sets.bitsOf(JSON.parse(list))
}
