import type { Database, Row } from '../data/database.ts'
import type { Period } from '../data/days.ts'
import { type Bits, type Places, setOf } from './bits.ts'
import type { CatalogSets } from './catalogSets.ts'

type Days = { sets: CatalogSets; soldOut: Map<string, Places> }

/** The days that anybody holds something on are known for this many; orders reach 18 months ahead. */
const MAX_DAYS = 1000

const kept = new WeakMap<Database, Days>()

/** The products of which nothing is free on one of the days of a period. */
export function soldOut(database: Database, sets: CatalogSets, { start, end }: Period): Bits {
  const days = daysOf(database, sets)
  const held = database.all<Row & { day: string }>(HELD_DAYS, start, end, end)
  return setOf(sets.size, ...held.map(({ day }) => soldOutOn(database, days, day)))
}

/** Has a day read anew, after something was held on it. */
export function forgetSoldOut(database: Database, day: string): void {
  kept.get(database)?.soldOut.delete(day)
}

// From one day that has holds to the next, past the holds themselves.
const HELD_DAYS = `
  WITH RECURSIVE held (day) AS (
    SELECT min(day) FROM holds WHERE day BETWEEN ? AND ?
    UNION ALL
    SELECT (SELECT min(day) FROM holds WHERE day > held.day AND day <= ?) FROM held WHERE held.day IS NOT NULL
  )
  SELECT day FROM held WHERE day IS NOT NULL`

function daysOf(database: Database, sets: CatalogSets): Days {
  const known = kept.get(database)
  if (known?.sets === sets) return known
  const days = { sets, soldOut: new Map() }
  kept.set(database, days)
  return days
}

function soldOutOn(database: Database, { sets, soldOut }: Days, day: string): Places {
  const places = soldOut.get(day) ?? sets.placesOf(readSoldOut(database, sets, day))
  soldOut.set(day, places)
  const [oldest] = soldOut.keys()
  if (soldOut.size > MAX_DAYS && oldest !== undefined) soldOut.delete(oldest)
  return places
}

function readSoldOut(database: Database, sets: CatalogSets, day: string): number[] {
  const sql = `SELECT json_group_array(product_id) AS ids, json_group_array(quantity) AS quantities FROM holds WHERE day = ?`
  const held = database.get<Row & { ids: string; quantities: string }>(sql, day)
  const quantities: number[] = JSON.parse(held?.quantities ?? '[]')
  const ids: number[] = JSON.parse(held?.ids ?? '[]')
  return ids.filter((id, index) => (quantities[index] ?? 0) >= sets.stockOf(id))
}
