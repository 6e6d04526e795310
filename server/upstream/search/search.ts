import type { Database, Row } from '../database.ts'
import type { Fragment } from '../stock.ts'
import { correctWish } from './correct.ts'
import { matchExpression, tierExpressions } from './expression.ts'
import { readWish } from './wish.ts'

/** What a search comes to. */
export type Search = {
  /** Finds every product that answers it; null when nothing can. */
  expression: string | null
  /** The same products in parts, the best answers first. */
  tiers: readonly string[]
  /** Set when other words than the visitor's were looked for. */
  searchedFor: string | null
}

/** Understands what a visitor typed, with misspelt words corrected. */
export function readSearch(database: Database, typed: string): Search {
  const wish = readWish(typed)
  if (wish.groups.length === 0) return { expression: null, tiers: [], searchedFor: null }
  const corrected = correctWish(database, wish)
  return {
    expression: matchExpression(corrected.wish),
    tiers: tierExpressions(corrected.wish),
    searchedFor: corrected.isOther ? wordsOf(corrected.wish.groups) : null,
  }
}

/** The condition that the product `p` is among those that an expression finds. */
export function isFound(expression: string | null): Fragment {
  if (expression === null) return { sql: 'FALSE', parameters: [] }
  const sql = 'p.id IN (SELECT rowid FROM product_index WHERE product_index MATCH ?)'
  return { sql, parameters: [expression] }
}

/** How many products an expression finds. */
export function countFound(database: Database, expression: string | null): number {
  if (expression === null) return 0
  const sql = 'SELECT count(*) AS found FROM product_index WHERE product_index MATCH ?'
  return database.get<Row & { found: number }>(sql, expression)?.found ?? 0
}

function wordsOf(groups: readonly (readonly { typed: string }[])[]): string {
  const words = (group: readonly { typed: string }[]) => group.map(({ typed }) => typed).filter(Boolean)
  return groups.map((group) => words(group).join(' ')).join(' и ')
}
