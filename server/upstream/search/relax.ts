import type { Database } from '../data/database.ts'
import { matchExpression, termExpression } from './expression.ts'
import type { Term } from './terms.ts'
import type { Wish } from './wish.ts'

/**
 * The wish as it finds something, in at most 30 look-ups: words that no product has go first, as long as half are left, then one that
 * describes («красный диван»), then all of those; in the end any of the things is an answer.
 */
export function relaxedWish(database: Database, wish: Wish): Wish {
  if (wish.isLiteral || finds(database, matchExpression(wish))) return wish
  const found = wish.groups.map((group) => group.filter((term) => finds(database, termExpression(term))))
  const groups = found.filter((group) => group.length > 0)
  if (groups.length === 0)
    return wish.purpose.length > 0 ? { ...wish, groups: [wish.purpose], purpose: [] } : wish
  if (groups.flat().length * 2 < wish.groups.flat().length) return wish
  const tries = weaker(groups).map((weak) => ({ ...wish, groups: weak }))
  return tries.find((weak) => finds(database, matchExpression(weak))) ?? wish
}

/** Whether any product answers an expression. */
export function finds(database: Database, expression: string): boolean {
  const sql = 'SELECT 1 FROM product_index WHERE product_index MATCH ? LIMIT 1'
  return database.get(sql, expression) !== undefined
}

type Groups = readonly (readonly Term[])[]

function weaker(groups: Groups): Groups[] {
  const [only = []] = groups
  if (groups.length > 1) return [groups, groups.flat().map((term) => [term])]
  const things = only.filter((term) => !isDescription(term))
  const withoutOne = only.filter(isDescription).map((left) => [only.filter((term) => term !== left)])
  return [
    groups,
    ...withoutOne,
    ...(things.length > 0 ? [[things]] : []),
    anyOf(things.length > 0 ? things : only),
  ]
}

const anyOf = (terms: readonly Term[]): Groups => terms.map((term) => [term])

const ADJECTIVE = /.{2}(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ыи]х|[ую]ю|[ыи]м|[ыи]ми)$/

function isDescription({ form, isMeasure }: Term): boolean {
  return isMeasure || ADJECTIVE.test(form)
}
