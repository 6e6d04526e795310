import type { WordIndex } from './productIndex.ts'
import { nearestForm } from './spelling.ts'
import { readWish, type Wish } from './wish.ts'
import { type Word, wordsOf } from './words.ts'

/** The result of a search. */
export type Search = {
  /** The ids of the products that answer it, each with a score. */
  found: ReadonlyMap<number, number>
  /** Without words only the price counts. */
  hasWords: boolean
  /** How equally good answers are sorted. */
  order: 'priority DESC' | 'basic_price ASC'
  price: Wish['price']
  /** Set when other words than the visitor's were looked for. */
  searchedFor: string | null
}

type Groups = Wish['groups']

/** Understands what a visitor typed: misspelt words are corrected, and where no product has every word, some are left out. */
export function readSearch(catalogue: WordIndex, typed: string): Search {
  const wish = readWish(typed)
  const index = { ...catalogue, find: onceEach(catalogue.find) }
  const corrected = wish.isLiteral ? { groups: wish.groups, isOther: false } : correct(index, wish.groups)
  let { groups } = corrected
  let found = answersTo(index, groups)
  if (found.size === 0 && !wish.isLiteral) {
    groups = relaxed(index, groups, wish.purpose)
    found = answersTo(index, groups)
  }
  const isOther = corrected.isOther || groups.flat().length < corrected.groups.flat().length
  return {
    found: withPurpose(index, found, wish.purpose),
    hasWords: wish.groups.length > 0,
    order: wish.isCheap ? 'basic_price ASC' : 'priority DESC',
    price: wish.price,
    searchedFor: isOther && found.size > 0 ? textOf(groups) : null,
  }
}

/** The products with every word of one of the groups, by score. */
export function answersTo(index: WordIndex, groups: Groups): Map<number, number> {
  const scores = new Map<number, number>()
  for (const group of groups) {
    const [first, ...others] = group.map((word) => index.find(word))
    for (const [id, score] of first ?? []) {
      if (!others.every((other) => other.has(id))) continue
      const sum = others.reduce((total, other) => total + (other.get(id) ?? 0), score)
      scores.set(id, (scores.get(id) ?? 0) + sum / group.length)
    }
  }
  return scores
}

function onceEach(find: WordIndex['find']): WordIndex['find'] {
  const found = new Map<Word, ReadonlyMap<number, number>>()
  return (word) => {
    const answers = found.get(word) ?? find(word)
    found.set(word, answers)
    return answers
  }
}

// Less than the difference between two places of a word.
const FOR_PURPOSE = 0.3

function withPurpose(index: WordIndex, found: Map<number, number>, purpose: readonly Word[]) {
  const ids = new Set(purpose.flatMap((word) => [...index.find(word).keys()]))
  return new Map([...found].map(([id, score]) => [id, ids.has(id) ? score + FOR_PURPOSE : score]))
}

// Each costs some look-ups: of more unknown words than this, the rest stay as they are.
const MOST_CORRECTED = 4

function correct(index: WordIndex, groups: Groups): { groups: Groups; isOther: boolean } {
  let left = MOST_CORRECTED
  let isOther = false
  const correctWord = (word: Word): Word[] => {
    if (word.isMeasure || index.find(word).size > 0 || left-- <= 0) return [word]
    const shorter = knownBeginning(index, word)
    if (shorter) return [shorter]
    const nearest = nearestForm(word, index.forms)
    if (nearest?.slips === 0) return wordsOf(nearest.form)
    const meant = knownParts(index, word.form) ?? (nearest && wordsOf(nearest.form))
    isOther ||= meant !== null
    return meant ?? [word]
  }
  return { groups: groups.map((group) => group.flatMap(correctWord)), isOther }
}

const SHORTEST = 3

// «Пуф» of «пуфик», «фуршет» of «фуршетный».
function knownBeginning(index: WordIndex, word: Word): Word | undefined {
  const [stem = ''] = word.stems
  return Array.from({ length: Math.floor(stem.length / 2) }, (_, cut) => stem.slice(0, -1 - cut))
    .filter((start) => start.length >= (index.stems.has(start) ? SHORTEST : SHORTEST_LAST))
    .map((start) => ({ ...word, stems: [start], isMeasure: true }))
    .find((start) => index.find(start).size > 0)
}

const LONGEST_JOINED = 24
const SHORTEST_LAST = 5

// Two words without the space between them («столскладной»), or the last word of a compound («электрогенератор»).
function knownParts(index: WordIndex, form: string): Word[] | null {
  if (form.length > LONGEST_JOINED) return null
  const isKnown = ({ stems }: Word) => stems.some((stem) => index.stems.has(stem))
  const splits = Array.from({ length: Math.max(form.length - 2 * SHORTEST + 1, 0) }, (_, index) =>
    [form.slice(0, SHORTEST + index), form.slice(SHORTEST + index)].flatMap(wordsOf),
  )
  const both = splits.find((parts) => parts.every(isKnown))
  const last = splits
    .map(([, end]) => end)
    .find((end) => end && end.form.length >= SHORTEST_LAST && isKnown(end))
  return both ?? (last ? [last] : null)
}

/** The groups without the words that no product has, as long as half are left, and then with the words that most go together. */
function relaxed(index: WordIndex, groups: Groups, purpose: readonly Word[]): Groups {
  const words = groups.flat()
  const known = words.filter((word) => index.find(word).size > 0)
  if (known.length === 0) return purpose.length > 0 ? [purpose] : groups
  if (known.length * 2 < words.length) return groups
  const byProduct = new Map<number, Word[]>()
  for (const word of known)
    for (const id of index.find(word).keys()) byProduct.set(id, [...(byProduct.get(id) ?? []), word])
  const sets = [...byProduct.values()]
  const most = Math.max(...sets.map(weightOf))
  return [
    ...new Map(sets.filter((set) => weightOf(set) === most).map((set) => [textOf([set]), set])).values(),
  ]
}

const ADJECTIVE = /.{2}(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ыи]х|[ую]ю|[ыи]м|[ыи]ми)$/

// A word that only describes («красный диван») is less than one that is a thing.
function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { form, isMeasure }) => sum + (isMeasure || ADJECTIVE.test(form) ? 9 : 10), 0)
}

function textOf(groups: Groups): string {
  return groups
    .map((group) =>
      group
        .map(({ typed }) => typed)
        .filter(Boolean)
        .join(' '),
    )
    .join(' и ')
}
