import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { invalidParameter, notFound } from './problem.ts'

type ArticleCategory = ReturnType<typeof articleCategoryAnswer>

/** GET /v2/article-categories. */
export function listArticleCategories(database: Database, parameters: Parameters): List<ArticleCategory> {
  const source = {
    columns: '*',
    from: 'article_categories',
    id: 'id',
    sorts: CATEGORY_SORTS,
    sortedBy: 'priority',
  }
  return listPage(database, parameters, { ...source, limit: 12 }, articleCategoryAnswer)
}

/** GET /v2/article-categories/{slug}. */
export function articleCategoryBySlug(database: Database, slug: string): ArticleCategory {
  const row = database.get<ArticleCategoryRow>('SELECT * FROM article_categories WHERE slug = ?', slug)
  if (!row) throw notFound()
  return articleCategoryAnswer(row)
}

/** GET /v2/pages: the page `slug` of a `project`. */
export function pageBySlug(database: Database, parameters: Parameters): unknown {
  const slug = parameters.text('slug')
  if (slug === null) throw invalidParameter('slug', 'имя страницы')
  return readDocument(database, 'page', slug, parameters.text('project') ?? DEFAULT_PROJECT)
}

/** GET /v2/contacts. */
export function contacts(database: Database): unknown {
  return readDocument(database, 'contacts')
}

/** GET /v2/settings. */
export function settings(database: Database): unknown {
  return readDocument(database, 'settings')
}

const DEFAULT_PROJECT = 'sutki'

function readDocument(database: Database, kind: string, slug = '', project = DEFAULT_PROJECT): unknown {
  const sql = 'SELECT body FROM documents WHERE kind = ? AND slug = ? AND project = ?'
  const row = database.get<Row & { body: string }>(sql, kind, slug, project)
  if (!row) throw notFound()
  return JSON.parse(row.body)
}

const CATEGORY_SORTS = { priority: 'priority', name: 'name', created_at: 'id' }

type ArticleCategoryRow = Row & {
  id: number
  slug: string
  name: string
  description: string | null
  image: string | null
  priority: number
}

function articleCategoryAnswer({ id, slug, name, description, image, priority }: ArticleCategoryRow) {
  return { id, slug, name, description, priority, image: image && JSON.parse(image) }
}
