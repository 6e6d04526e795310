import { LRUCache } from 'lru-cache'
import type { Database, Row } from '../data/database.ts'
import type { Period } from '../data/days.ts'
import { type Bits, type Places, setOf } from './bits.ts'
import type { CatalogSets } from './catalogSets.ts'
import { joined, without } from './groups.ts'

/** What is sold out on a day, as of the last change of what is held on it and of a change of the catalogue. */
type Day = { version: number; change: number; places: Places }

/** The days with holds that are cached at most; orders reach 18 months ahead. */
const MAX_DAYS = 1000

const memories = new WeakMap<CatalogSets, LRUCache<string, Day>>()

/** The products of which nothing is free on one of the days of a period. */
export function soldOut(database: Database, sets: CatalogSets, { start, end }: Period): Bits {
  const sql = 'SELECT day, version FROM held_days WHERE day BETWEEN ? AND ?'
  const held = database.all<Row & { day: string; version: number }>(sql, start, end)
  return setOf(sets.own(), ...held.map(({ day, version }) => soldOutOn(database, sets, day, version)))
}

function soldOutOn(database: Database, sets: CatalogSets, day: string, version: number): Places {
  const days = memories.get(sets) ?? new LRUCache<string, Day>({ max: MAX_DAYS })
  memories.set(sets, days)
  const before = days.get(day)
  const changed = before && changedSince(database, sets, day, before, version)
  const places =
    before && changed ? again(database, sets, day, before.places, changed) : read(database, sets, day)
  days.set(day, { version, change: sets.change, places })
  return places
}

/** The products that may be sold out since, or no more; null when there are more than is remembered. */
function changedSince(
  database: Database,
  sets: CatalogSets,
  day: string,
  before: Day,
  version: number,
): number[] | null {
  const held = before.version === version ? [] : heldSince(database, day, before.version)
  const changed = sets.changedSince(before.change)
  return held && changed && [...held, ...changed]
}

function heldSince(database: Database, day: string, version: number): number[] | null {
  const noted = database.get<Row & { first: number | null; ids: string }>(
    `SELECT (SELECT min(n) FROM held_changes) AS first, json_group_array(DISTINCT product_id) AS ids
     FROM held_changes WHERE day = ? AND n > ?`,
    day,
    version,
  )
  // Changes from the first one on are remembered, whatever their days.
  return noted?.first && noted.first <= version + 1 ? JSON.parse(noted.ids) : null
}

function again(
  database: Database,
  sets: CatalogSets,
  day: string,
  before: Places,
  changed: readonly number[],
): Places {
  if (changed.length === 0) return before
  const among = 'AND product_id IN (SELECT value FROM json_each(?))'
  const now = read(database, sets, day, among, JSON.stringify(changed))
  return joined(without(before, new Set(sets.placesOf(changed))), now)
}

function read(database: Database, sets: CatalogSets, day: string, among = '', ...values: string[]): Places {
  const sql = `SELECT json_group_array(product_id) AS ids, json_group_array(quantity) AS quantities FROM holds WHERE day = ? ${among}`
  const held = database.get<Row & { ids: string; quantities: string }>(sql, day, ...values)
  const quantities: number[] = JSON.parse(held?.quantities ?? '[]')
  const ids: number[] = JSON.parse(held?.ids ?? '[]')
  return sets.heldWhole(ids, quantities)
}
