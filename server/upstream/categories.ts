import type { List } from './answer.ts'
import type { Database, Row } from './database.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'

type Category = ReturnType<typeof categoryAnswer>

/** GET /v2/categories. */
export function listCategories(database: Database, parameters: Parameters): List<Category> {
  const { limit, offset } = parameters.paging()
  const { by, direction } = parameters.sort(SORTS, 'priority')
  const rows = database.all<CategoryRow>(
    `SELECT ${COLUMNS} FROM categories c ORDER BY ${by} ${direction}, c.id LIMIT ? OFFSET ?`,
    limit,
    offset,
  )
  const total = database.get<Row & { total: number }>('SELECT count(*) AS total FROM categories')?.total ?? 0
  return { data: rows.map(categoryAnswer), total }
}

/** GET /v2/categories/by-slug/{slug}. */
export function categoryBySlug(database: Database, slug: string): Category {
  const row = database.get<CategoryRow>(`SELECT ${COLUMNS} FROM categories c WHERE c.slug = ?`, slug)
  if (!row) throw notFound()
  return categoryAnswer(row)
}

const SORTS = { priority: 'c.priority', name: 'c.name', created_at: 'c.id' }

const COLUMNS = `c.*,
  (SELECT count(*) FROM product_categories pc WHERE pc.category_id = c.id) AS products_count`

type CategoryRow = Row & {
  id: number
  slug: string
  name: string
  description: string | null
  image: string | null
  priority: number
  products_count: number
}

function categoryAnswer({ products_count: productsCount, image, ...row }: CategoryRow) {
  const { id, slug, name, description, priority } = row
  return { id, slug, name, description, image: image && JSON.parse(image), priority, productsCount }
}
