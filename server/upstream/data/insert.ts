import type { Database, Parameter } from './database.ts'

/** Inserts one row, given by column, and answers its id. The names come from this room's code, never from outside. */
export function insert(database: Database, table: string, row: Record<string, Parameter>): number {
  const columns = Object.keys(row)
  return database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  )
}
