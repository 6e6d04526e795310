import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'

/** GET /v2/solutions: without their long text, the newest first unless requested otherwise. */
export function listSolutions(database: Database, parameters: Parameters): List<unknown> {
  const source = { columns: COLUMNS, from: 'solutions s', id: 's.id', sorts: SORTS, sortedBy: 'created_at' }
  return listPage(database, parameters, source, solutionAnswer)
}

/** GET /v2/solutions/{slug}. */
export function solutionBySlug(database: Database, slug: string): unknown {
  return solutionAnswer(solutionRow(database, slug))
}

/** GET /v2/solutions/{slug}/similar: those that share most products with it, then those for most nearly as many guests. */
export function similarSolutions(database: Database, slug: string): List<unknown> {
  const { id = null, guests = null } = solutionRow(database, slug)
  const rows = database.all(
    `SELECT ${COLUMNS} FROM solutions s WHERE s.id <> ?
     ORDER BY (
       SELECT count(*) FROM solution_products mine JOIN solution_products its USING (product_id)
       WHERE mine.solution_id = ? AND its.solution_id = s.id
     ) DESC, abs(s.guests - ?), s.id
     LIMIT ?`,
    id,
    id,
    guests,
    SIMILAR_SOLUTIONS,
  )
  return { data: rows.map(solutionAnswer), total: rows.length }
}

function solutionRow(database: Database, slug: string): Row {
  return foundRow(database, `SELECT ${COLUMNS}, s.text FROM solutions s WHERE s.slug = ?`, slug)
}

const SIMILAR_SOLUTIONS = 4

// Solutions have no priority of their own: by priority means by age.
const SORTS = { created_at: 's.created_at', priority: 's.created_at', name: 's.name', guests: 's.guests' }

const COLUMNS = `
  s.id, s.slug, s.name, s.description, s.guests, s.price_hint / 100.0 AS price_hint, s.price_hint_caption, s.image, s.created_at,
  (SELECT json_group_array(json_object('id', product_id, 'quantity', quantity) ORDER BY position)
    FROM solution_products WHERE solution_id = s.id) AS products`

const solutionAnswer = (row: Row) => answerOf(row, 'image', 'products')
