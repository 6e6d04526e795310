import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { invalidParameter } from './problem.ts'

/** GET /v2/article-categories. */
export function listArticleCategories(database: Database, parameters: Parameters): List<unknown> {
  const source = { columns: '*', from: 'article_categories', id: 'id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, { ...source, limit: 12 }, articleCategoryAnswer)
}

/** GET /v2/article-categories/{slug}. */
export function articleCategoryBySlug(database: Database, slug: string): unknown {
  return articleCategoryAnswer(foundRow(database, 'SELECT * FROM article_categories WHERE slug = ?', slug))
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

/** GET /v2/calendar: the closed days between two days, both included. */
export function calendar(database: Database, parameters: Parameters): { closed: ClosedDay[] } {
  const sql = 'SELECT day AS date, reason FROM closed_days WHERE day BETWEEN ? AND ? ORDER BY day'
  const closed = database.all<ClosedDay>(sql, parameters.day('from'), parameters.day('to'))
  return { closed }
}

/** A day on which nothing is handed over or taken back. */
type ClosedDay = Row & { date: string; reason: string | null }

const DEFAULT_PROJECT = 'sutki'

function readDocument(database: Database, kind: string, slug = '', project = DEFAULT_PROJECT): unknown {
  const sql = 'SELECT body FROM documents WHERE kind = ? AND slug = ? AND project = ?'
  return JSON.parse(foundRow<Row & { body: string }>(database, sql, kind, slug, project).body)
}

const SORTS = { priority: 'priority', name: 'name', created_at: 'id' }

const articleCategoryAnswer = (row: Row) => answerOf(row, 'image')
