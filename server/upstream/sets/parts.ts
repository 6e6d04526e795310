import type { Database } from '../data/database.ts'
import { changedSince } from './changes.ts'

type Part = { change: number; value: unknown }

/** Parts of the catalogue in memory. Each is read when it is first needed, and put right when products have changed since. */
export class Parts {
  protected readonly database: Database
  readonly #parts = new Map<string, Part>()
  /** What is older than this change cannot be put right. */
  #oldest = 0
  /** The last change that the answers must include. */
  change = 0

  constructor(database: Database) {
    this.database = database
  }

  /** What is cached under a name: read once, and put right by the ids of products that may be others since. */
  part<T>(name: string, read: () => T, patch: (before: T, changed: readonly number[]) => T): T {
    const before = this.#parts.get(name)
    if (before?.change === this.change) return before.value as T
    const changed = before ? this.changedSince(before.change) : null
    try {
      const value = before && changed ? patch(before.value as T, changed) : read()
      this.#parts.set(name, { change: this.change, value })
      return value
    } catch (error) {
      // Half a patch is of no use; and without the ids, all places may be others when they are read again.
      this.#parts.delete(name)
      this.#oldest = this.change
      throw error
    }
  }

  /** The products that may be others since a change; null when that is unknown, and all must be read. */
  changedSince(change: number): readonly number[] | null {
    if (change < this.#oldest) return null
    return change === this.change ? [] : changedSince(this.database, change)
  }

  /** Those of some products that a condition holds for. */
  protected among(ids: readonly number[], condition: string): number[] {
    return this.rows(ids, `SELECT id FROM products WHERE ${condition} AND id IN`).map(([id]) => Number(id))
  }

  protected rows(ids: readonly number[], select: string, order = '') {
    const rows = this.database.all(`${select} (SELECT value FROM json_each(?)) ${order}`, JSON.stringify(ids))
    return rows.map((row) => Object.values(row).map((value) => value as string | number))
  }

  // Names are few, and read anew with every change.
  protected names<T>(sql: string): T[] {
    const read = () => this.database.all(sql) as T[]
    return this.part(sql, read, read)
  }

  // One JSON text for a column: a row each would take three times as long.
  protected numberLists(sql: string): number[][] {
    return Object.values(this.database.get(sql) ?? {}).map((list) => JSON.parse(String(list)))
  }

  protected numbers(sql: string): number[] {
    return this.numberLists(sql)[0] ?? []
  }
}
