import type { Database } from '../data/database.ts'
import type { PriceBounds } from './amounts.ts'
import { correctWish } from './correct.ts'
import { tierExpressions } from './expression.ts'
import { relaxedWish } from './relax.ts'
import { readWish } from './wish.ts'

/** What a search comes to. */
export type Search = {
  /** Full-text expressions for the products that answer it, the best answers first; none when nothing can. */
  tiers: readonly string[]
  /** How equally good answers are sorted. */
  order: 'priority DESC' | 'basic_price ASC'
  /** What they may cost. */
  price: PriceBounds | null
  /** Set when other words than the visitor's were looked for. */
  searchedFor: string | null
}

/** Understands what a visitor typed: misspelt words are corrected, and where nothing has every word, some are left out. */
export function readSearch(database: Database, typed: string): Search {
  const wish = readWish(typed)
  const { price } = wish
  const order = wish.isCheap ? 'basic_price ASC' : 'priority DESC'
  if (wish.groups.length === 0) return { tiers: [], order, price, searchedFor: null }
  const corrected = correctWish(database, wish)
  const found = relaxedWish(database, corrected.wish)
  const isOther = corrected.isOther || found.groups.flat().length < corrected.wish.groups.flat().length
  return {
    tiers: tierExpressions(found),
    order,
    price,
    searchedFor: isOther ? wordsOf(found.groups) : null,
  }
}

function wordsOf(groups: readonly (readonly { typed: string }[])[]): string {
  const words = (group: readonly { typed: string }[]) => group.map(({ typed }) => typed).filter(Boolean)
  return groups.map((group) => words(group).join(' ')).join(' и ')
}
