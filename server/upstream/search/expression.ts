import { WORDS } from './companyWords.ts'
import type { Term } from './terms.ts'
import type { Wish } from './wish.ts'

/** Where a word may be found: each is a full-text expression for one word. */
const PLACES = {
  anywhere: (term: Term) => oneOf(`${ALL} : ${begins(term)}`, ...parts(term), ...alsoCalled(term, ALL)),
  inName: (term: Term) => oneOf(`${NAME} : ${begins(term)}`, ...parts(term), ...alsoCalled(term, NAME)),
  wholeAnywhere: (term: Term) => whole(term, ALL),
  wholeOfKind: (term: Term) => whole(term, '{thing name kind}'),
  wholeInName: (term: Term) => whole(term, NAME),
  theThing: (term: Term) => whole(term, 'thing'),
} satisfies Record<string, (term: Term) => string>

const ALL = '{thing name kind text}'
const NAME = '{thing name}'

/** Finds products with every word of one of the groups. */
export function matchExpression(wish: Wish): string {
  return inGroups(wish, PLACES.anywhere)
}

/** Finds products that have this word. */
export function termExpression(term: Term): string {
  return PLACES.anywhere(term)
}

/** Finds products that have this very word, or what it means. */
export function wholeExpression(term: Term): string {
  return oneOf(`${ALL} : ${is(term)}`, ...alsoCalled(term, ALL))
}

/**
 * The products of `matchExpression` in tiers, the best first; none is in two. A word of the name beats one of brand, category or
 * description, a whole word its beginning, what a thing is what it is for.
 */
export function tierExpressions(wish: Wish): string[] {
  const tiers = tiersOf(wish)
  if (wish.purpose.length === 0) return tiers
  const isFor = either(wish.purpose.map(PLACES.anywhere))
  return tiers.flatMap((tier) => [`(${tier}) AND ${isFor}`, `(${tier}) NOT ${isFor}`])
}

function tiersOf(wish: Wish): string[] {
  const inName = inGroups(wish, PLACES.inName)
  const anywhere = inGroups(wish, PLACES.anywhere)
  const wholeAnywhere = inGroups(wish, PLACES.wholeAnywhere)
  const ofKind = inGroups(wish, PLACES.wholeOfKind)
  const named = inGroups(wish, PLACES.wholeInName)
  const isThing = either(wish.groups.flat().map(PLACES.theThing))
  const tiers = [
    `${named} AND ${isThing}`,
    `${named} NOT ${isThing}`,
    `(${ofKind} AND ${isThing}) NOT ${named}`,
    `${ofKind} NOT (${named} OR ${isThing})`,
    `${inName} NOT ${ofKind}`,
    `(${wholeAnywhere} AND ${isThing}) NOT (${ofKind} OR ${inName})`,
    `${anywhere} NOT (${ofKind} OR ${inName} OR (${wholeAnywhere} AND ${isThing}))`,
  ]
  if (wish.groups.length < 2) return tiers
  const both = every(wish.groups.flat(), PLACES.wholeInName)
  return [both, ...tiers.map((tier) => `(${tier}) NOT ${both}`)]
}

/** The expression for an index with a single column, such as that of the assortments; null when there is nothing to look for. */
export function plainExpression({ groups }: Wish): string | null {
  if (groups.length === 0) return null
  return either(groups.map((group) => every(group, begins)))
}

function inGroups({ groups }: Wish, place: (term: Term) => string): string {
  return either(groups.map((group) => every(group, place)))
}

function every(group: readonly Term[], place: (term: Term) => string): string {
  return `(${group.map(place).join(' AND ')})`
}

function either(expressions: readonly string[]): string {
  return `(${expressions.join(' OR ')})`
}

const oneOf = (...expressions: string[]) => either(expressions)

function whole(term: Term, columns: string): string {
  return oneOf(`${columns} : ${is(term)}`, ...parts(term), ...alsoCalled(term, columns))
}

// Stems are letters, digits and the dot of a number: nothing in them ends a quoted word.
function is({ stems }: Term): string {
  return either(stems.map((stem) => `"${stem}"`))
}

function begins({ stems, isMeasure }: Term): string {
  return either(stems.map((stem) => (isMeasure || stem.length < 2 ? `"${stem}"` : `"${stem}"*`)))
}

const SHORTEST_PART = 4

function parts({ stems, isMeasure }: Term): string[] {
  const long = isMeasure ? [] : stems.filter((stem) => stem.length >= SHORTEST_PART)
  return long.map((stem) => `parts : "${stem}"`)
}

function alsoCalled({ stems }: Term, columns: string): string[] {
  return WORDS.synonyms(stems).map((stem) => `${columns} : "${stem}"`)
}
