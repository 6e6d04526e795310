import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'
import { plainExpression } from './search/expression.ts'
import { readWish } from './search/wish.ts'

type Assortment = ReturnType<typeof assortmentAnswer>

/** GET /v2/assortments: all, or those whose name or description has the words of `search`. */
export function listAssortments(database: Database, parameters: Parameters): List<Assortment> {
  const search = parameters.text('search')?.trim()
  const where = search
    ? 'WHERE a.id IN (SELECT rowid FROM assortment_index WHERE assortment_index MATCH ?)'
    : ''
  // The empty expression matches nothing.
  const values = search ? [plainExpression(readWish(search)) ?? '""'] : []
  const from = `assortments a ${where}`
  const source = { columns: COLUMNS, from, values, id: 'a.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, assortmentAnswer)
}

/** GET /v2/assortments/{slug}. */
export function assortmentBySlug(database: Database, slug: string): Assortment {
  const row = database.get<AssortmentRow>(`SELECT ${COLUMNS} FROM assortments a WHERE a.slug = ?`, slug)
  if (!row) throw notFound()
  return assortmentAnswer(row)
}

const SORTS = { priority: 'a.priority', name: 'a.name', created_at: 'a.created_at' }

const COLUMNS = `a.*,
  (SELECT json_group_array(product_id ORDER BY position) FROM assortment_products WHERE assortment_id = a.id)
    AS product_ids`

type AssortmentRow = Row & {
  id: number
  slug: string
  name: string
  description: string | null
  image: string | null
  priority: number
  created_at: string
  product_ids: string
}

function assortmentAnswer({ id, slug, name, description, image, priority, ...row }: AssortmentRow) {
  return {
    id,
    slug,
    name,
    description,
    productIds: JSON.parse(row.product_ids),
    image: image && JSON.parse(image),
    priority,
    createdAt: row.created_at,
  }
}
