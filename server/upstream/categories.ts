import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { catalogSets } from './sets/catalogSets.ts'
import { countInGroup } from './sets/groups.ts'

/** GET /v2/categories. */
export function listCategories(database: Database, parameters: Parameters): List<unknown> {
  const source = { columns: 'c.*', from: 'categories c', id: 'c.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, (row) => categoryAnswer(database, row))
}

/** GET /v2/categories/by-slug/{slug}. */
export function categoryBySlug(database: Database, slug: string): unknown {
  return categoryAnswer(database, foundRow(database, 'SELECT * FROM categories WHERE slug = ?', slug))
}

const SORTS = { priority: 'c.priority', name: 'c.name', created_at: 'c.id' }

function categoryAnswer(database: Database, row: Row) {
  const sets = catalogSets(database)
  const group = sets.categories.find(({ id }) => id === row.id)?.group
  return { ...answerOf(row, 'image'), productsCount: group ? countInGroup(group, sets.all) : 0 }
}
