import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'

/** GET /v2/categories. */
export function listCategories(database: Database, parameters: Parameters): List<unknown> {
  const source = { columns: COLUMNS, from: 'categories c', id: 'c.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, categoryAnswer)
}

/** GET /v2/categories/by-slug/{slug}. */
export function categoryBySlug(database: Database, slug: string): unknown {
  const sql = `SELECT ${COLUMNS} FROM categories c WHERE c.slug = ?`
  return categoryAnswer(foundRow(database, sql, slug))
}

const SORTS = { priority: 'c.priority', name: 'c.name', created_at: 'c.id' }

const COLUMNS = 'c.*, (SELECT count(*) FROM product_categories WHERE category_id = c.id) AS products_count'

const categoryAnswer = (row: Row) => answerOf(row, 'image')
