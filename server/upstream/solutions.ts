import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'

type Solution = ReturnType<typeof solutionAnswer>

/** GET /v2/solutions: without their long text, the newest first unless requested otherwise. */
export function listSolutions(database: Database, parameters: Parameters): List<Solution> {
  const source = { columns: COLUMNS, from: 'solutions s', id: 's.id', sorts: SORTS, sortedBy: 'created_at' }
  return listPage(database, parameters, source, solutionAnswer)
}

/** GET /v2/solutions/{slug}. */
export function solutionBySlug(database: Database, slug: string): Solution {
  const row = database.get<SolutionRow>(`SELECT ${COLUMNS}, s.text FROM solutions s WHERE s.slug = ?`, slug)
  if (!row) throw notFound()
  return solutionAnswer(row)
}

/** GET /v2/solutions/{slug}/similar: those that share most products with it, then those for most nearly as many guests. */
export function similarSolutions(database: Database, slug: string): List<Solution> {
  const { id, guests } = solutionBySlug(database, slug)
  const rows = database.all<SolutionRow>(
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

const SIMILAR_SOLUTIONS = 4

// Solutions have no priority of their own: by priority means by age.
const SORTS = { created_at: 's.created_at', priority: 's.created_at', name: 's.name', guests: 's.guests' }

const COLUMNS = `
  s.id, s.slug, s.name, s.description, s.guests, s.price_hint, s.price_hint_caption, s.image, s.created_at,
  (SELECT json_group_array(json_object('id', product_id, 'quantity', quantity) ORDER BY position)
    FROM solution_products WHERE solution_id = s.id) AS products`

type SolutionRow = Row & {
  id: number
  slug: string
  name: string
  description: string | null
  text?: string | null
  guests: number | null
  price_hint: number | null
  price_hint_caption: string | null
  image: string | null
  created_at: string
  products: string
}

function solutionAnswer({ id, slug, name, description, text, guests, image, ...row }: SolutionRow) {
  return {
    id,
    slug,
    name,
    description,
    ...(text !== undefined && { text }),
    products: JSON.parse(row.products),
    guests,
    priceHint: row.price_hint === null ? null : row.price_hint / 100,
    priceHintCaption: row.price_hint_caption,
    image: image && JSON.parse(image),
    createdAt: row.created_at,
  }
}
