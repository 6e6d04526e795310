import type { List } from './answer.ts'
import { answerOf, type Database, type Row } from './data/database.ts'
import { foundRow, listPage } from './listPage.ts'
import type { Parameters } from './parameters.ts'
import { type Described, wordIndex } from './search/productIndex.ts'
import { answersTo } from './search/readSearch.ts'
import { readWish } from './search/wish.ts'

/** GET /v2/assortments: all, or those whose name or description has the words of `search`. */
export function listAssortments(database: Database, parameters: Parameters): List<unknown> {
  const search = parameters.text('search')?.trim()
  const where = search ? 'WHERE a.id IN (SELECT value FROM json_each(?))' : ''
  const values = search ? [JSON.stringify(assortmentsWith(database, search))] : []
  const from = `assortments a ${where}`
  const source = { columns: COLUMNS, from, values, id: 'a.id', sorts: SORTS, sortedBy: 'priority' }
  return listPage(database, parameters, source, assortmentAnswer)
}

function assortmentsWith(database: Database, search: string): number[] {
  const described = database.all<Row & Described>(
    `SELECT id, name, '' AS kind, description AS text FROM assortments`,
  )
  return [...answersTo(wordIndex(described), readWish(search).groups).keys()]
}

/** GET /v2/assortments/{slug}. */
export function assortmentBySlug(database: Database, slug: string): unknown {
  const sql = `SELECT ${COLUMNS} FROM assortments a WHERE a.slug = ?`
  return assortmentAnswer(foundRow(database, sql, slug))
}

const SORTS = { priority: 'a.priority', name: 'a.name', created_at: 'a.created_at' }

const COLUMNS = `a.*,
  (SELECT json_group_array(product_id ORDER BY position) FROM assortment_products WHERE assortment_id = a.id)
    AS product_ids`

const assortmentAnswer = (row: Row) => answerOf(row, 'image', 'product_ids')
