import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import type { Parameter } from './data/sql.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'

/** One page of a list, as a request's `page`, `limit`, `order_by` and `order_dir` request it, and the total of all pages. */
export function listPage<Source extends Row, Item>(
  database: Database,
  parameters: Parameters,
  { columns, from, values = [], id, sorts, sortedBy, limit: usualLimit }: ListSource,
  toItem: (row: Source) => Item,
): List<Item> {
  const { limit, offset } = parameters.paging(usualLimit)
  const { by, direction } = parameters.sort(sorts, sortedBy)
  const rows = database.all<Source>(
    `SELECT ${columns} FROM ${from} ORDER BY ${by} ${direction}, ${id} LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  )
  const sql = `SELECT count(*) AS total FROM ${from}`
  const total = database.get<Row & { total: number }>(sql, ...values)?.total ?? 0
  return { data: rows.map(toItem), total }
}

/** The row that a statement finds; throws a ServiceProblem 404 when there is none. */
export function foundRow<Source extends Row>(
  database: Database,
  sql: string,
  ...values: Parameter[]
): Source {
  const row = database.get<Source>(sql, ...values)
  if (!row) throw notFound()
  return row
}

/** Where the rows of a list come from, in SQL. */
type ListSource = {
  columns: string
  /** Tables with their joins and the WHERE clause. */
  from: string
  /** The values of the `?` in `from`. */
  values?: Parameter[]
  /** The column that decides between rows that are equal otherwise. */
  id: string
  /** The accepted values of `order_by`, each with the column that it means. */
  sorts: Record<string, string>
  /** The sort when the request names none. */
  sortedBy: string
  /** How many items a page has when the request does not say. */
  limit?: number
}
