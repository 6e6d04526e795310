import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { Fragment, type Parameter } from './sql.ts'

/** One row as SQLite gives it. */
export type Row = Record<string, SQLOutputValue>

/** A connection to the services' database. */
export type Database = ReturnType<typeof openDatabase>

const LOCK_WAIT_MS = 5000

/** The place of the database within the data directory. */
export function databasePath(dataDir: string): string {
  return join(resolve(dataDir), 'sutki.db')
}

/** Opens the database in `dataDir`, making the directory, the file and the tables of orders where they are missing. */
export function openDatabase(dataDir: string) {
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 })
  const connection = new DatabaseSync(databasePath(dataDir), {
    enableForeignKeyConstraints: true,
    timeout: LOCK_WAIT_MS,
  })
  // Names and phone numbers are for this user alone; SQLite gives its other files the same mode.
  chmodSync(databasePath(dataDir), 0o600)
  // FULL: an order that was answered with 201 is on the disk, whatever happens to the process or the machine.
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -64000')
  connection.exec(readFileSync(new URL('orders.sql', import.meta.url), 'utf8'))
  const prepared = (sql: string | Fragment, parameters: Parameter[]) => {
    const { text, values } = typeof sql === 'string' ? new Fragment(sql, parameters) : sql
    return { statement: connection.prepare(text), values }
  }
  return {
    all: <T extends Row>(sql: string | Fragment, ...parameters: Parameter[]) => {
      const { statement, values } = prepared(sql, parameters)
      return statement.all(...values) as T[]
    },
    get: <T extends Row>(sql: string | Fragment, ...parameters: Parameter[]) => {
      const { statement, values } = prepared(sql, parameters)
      return statement.get(...values) as T | undefined
    },
    /** Answers the id of the row that was written last. */
    run: (sql: string, ...parameters: Parameter[]) =>
      Number(connection.prepare(sql).run(...parameters).lastInsertRowid),
    /** Runs several statements without parameters. */
    execute: (sql: string) => connection.exec(sql),
    /** Does `work` whole or not at all, alone among all writers, those of other processes included. */
    transaction: <T>(work: () => T) => transaction(connection, 'BEGIN IMMEDIATE', work),
    /** Reads only: all of it sees the database as it is at one moment, whatever other processes write meanwhile. */
    snapshot: <T>(work: () => T) => transaction(connection, 'BEGIN', work),
    close: () => connection.close(),
  }
}

/** Inserts one row and answers its id: camelCase names are snake_case columns, objects JSON. No name comes from outside. */
export function insert(
  database: Database,
  table: string,
  row: Record<string, unknown>,
  conflict = '',
): number {
  const columns = Object.keys(row).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Parameter),
  )
  const places = columns.map(() => '?').join(', ')
  return database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ${conflict}`,
    ...values,
  )
}

/** A row as it is answered: names in camelCase, and the values of the named columns read from their JSON. */
export function answerOf(row: Row, ...json: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'string' && json.includes(column) ? JSON.parse(value) : value,
    ]),
  )
}

function transaction<T>(connection: DatabaseSync, begin: string, work: () => T): T {
  connection.exec(begin)
  try {
    const result = work()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}
