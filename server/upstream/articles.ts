import type { List } from './answer.ts'
import type { Database, Row } from './data/database.ts'
import { listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { notFound } from './problem.ts'

type Article = ReturnType<typeof articleAnswer>

/** GET /v2/blog-articles: without their content, of one `category` (its slug) when that is given. */
export function listArticles(database: Database, parameters: Parameters): List<Article> {
  const category = parameters.text('category')
  const from = category === null ? ARTICLES : `${ARTICLES} WHERE c.slug = ?`
  const values = category === null ? [] : [category]
  const source = { columns: COLUMNS, from, values, id: 'a.id', sorts: SORTS, sortedBy: 'published_at' }
  return listPage(database, parameters, source, articleAnswer)
}

/** GET /v2/blog-articles/{slug}. */
export function articleBySlug(database: Database, slug: string): Article {
  const sql = `SELECT ${COLUMNS}, a.content FROM ${ARTICLES} WHERE a.slug = ?`
  const row = database.get<ArticleRow>(sql, slug)
  if (!row) throw notFound()
  return articleAnswer(row)
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

type ArticleRow = Row & {
  id: number
  slug: string
  title: string
  excerpt: string | null
  content?: string
  reading_minutes: number | null
  image: string | null
  related_product_ids: string
  published_at: string
  category: string
}

function articleAnswer({ id, slug, title, excerpt, content, image, ...row }: ArticleRow) {
  return {
    id,
    slug,
    title,
    excerpt,
    category: JSON.parse(row.category),
    publishedAt: row.published_at,
    readingMinutes: row.reading_minutes,
    image: image && JSON.parse(image),
    ...(content !== undefined && { content }),
    relatedProductIds: JSON.parse(row.related_product_ids),
  }
}
