import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'

/** GET /v2/blog-articles: without their content, of one `category` (its slug) when that is given. */
export function listArticles(database: Database, parameters: Parameters): List<unknown> {
  const category = parameters.text('category')
  const from = category === null ? ARTICLES : `${ARTICLES} WHERE c.slug = ?`
  const values = category === null ? [] : [category]
  const source = { columns: COLUMNS, from, values, id: 'a.id', sorts: SORTS, sortedBy: 'published_at' }
  return listPage(database, parameters, source, articleAnswer)
}

/** GET /v2/blog-articles/{slug}. */
export function articleBySlug(database: Database, slug: string): unknown {
  const sql = `SELECT ${COLUMNS}, a.content FROM ${ARTICLES} WHERE a.slug = ?`
  return articleAnswer(foundRow(database, sql, slug))
}

// Articles have no priority of their own: by priority means by age.
const SORTS = {
  published_at: 'a.published_at',
  created_at: 'a.published_at',
  priority: 'a.published_at',
  title: 'a.title',
}

const ARTICLES = 'articles a JOIN article_categories c ON c.id = a.category_id'

const COLUMNS = `
  a.id, a.slug, a.title, a.excerpt, a.reading_minutes, a.image, a.related_product_ids, a.published_at,
  json_object('id', c.id, 'slug', c.slug, 'name', c.name) AS category`

const articleAnswer = (row: Row) => answerOf(row, 'image', 'category', 'related_product_ids')
