import type { List } from './answer.ts'
import type { Database, Row } from './database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'

type Category = ReturnType<typeof categoryAnswer>

/** GET /v2/categories. */
export function listCategories(database: Database, parameters: Parameters): List<Category> {
  const source = { columns: COLUMNS, from: 'categories c', id: 'c.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, categoryAnswer)
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
