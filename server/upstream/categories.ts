import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'
import { catalogSets } from './sets/catalogSets.ts'
import { countInGroup } from './sets/groups.ts'

type Category = ReturnType<typeof categoryAnswer>

/** GET /v2/categories. */
export function listCategories(database: Database, parameters: Parameters): List<Category> {
  const source = { columns: 'c.*', from: 'categories c', id: 'c.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, (row: CategoryRow) => categoryAnswer(database, row))
}

/** GET /v2/categories/by-slug/{slug}. */
export function categoryBySlug(database: Database, slug: string): Category {
  const row = database.get<CategoryRow>('SELECT * FROM categories WHERE slug = ?', slug)
  if (!row) throw notFound()
  return categoryAnswer(database, row)
}

const SORTS = { priority: 'c.priority', name: 'c.name', created_at: 'c.id' }

type CategoryRow = Row & {
  id: number
  slug: string
  name: string
  description: string | null
  image: string | null
  priority: number
}

function categoryAnswer(database: Database, { image, ...row }: CategoryRow) {
  const { id, slug, name, description, priority } = row
  const sets = catalogSets(database)
  const group = sets.categories.find((category) => category.id === id)?.group
  const productsCount = group ? countInGroup(group, sets.all) : 0
  return { id, slug, name, description, image: image && JSON.parse(image), priority, productsCount }
}
