import type { Database } from '../data/database.ts'
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

function wordsOf(groups: readonly (readonly { typed: string }[])[]): string {
  const words = (group: readonly { typed: string }[]) => group.map(({ typed }) => typed).filter(Boolean)
  return groups.map((group) => words(group).join(' ')).join(' и ')
}
