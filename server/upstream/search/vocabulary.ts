import { readFileSync } from 'node:fs'
import { type Word, wordsOf } from './words.ts'

/** The demonstration company's knowledge of its visitors' words. */
type Vocabulary = {
  /** A word of visitors, and what the catalogue writes for it. */
  synonyms: Readonly<Record<string, readonly string[]>>
  /** Events: such a word makes an answer better, and no product must have it. */
  occasions: readonly string[]
  /** Words that put the cheapest first. */
  cheap: readonly string[]
  /** Words that mean nothing in this shop. */
  silent: readonly string[]
}

const DEMO = new URL('../demo/', import.meta.url)
const VOCABULARY: Vocabulary = JSON.parse(readFileSync(new URL('search.json', DEMO), 'utf8'))

const stemsOfAll = (words: readonly string[]) =>
  words.flatMap((word) => wordsOf(word)).flatMap(({ stems }) => stems)

const SYNONYMS = new Map(
  Object.entries(VOCABULARY.synonyms).flatMap(([word, meanings]) =>
    stemsOfAll([word]).map((stem) => [stem, stemsOfAll(meanings)] as const),
  ),
)

/** The stems of what a word means besides itself. */
export function synonymsOf({ stems }: Word): readonly string[] {
  return stems.flatMap((stem) => SYNONYMS.get(stem) ?? [])
}

const oneOf = (words: readonly string[]) => {
  const known = new Set(stemsOfAll(words))
  return ({ stems }: Word) => stems.some((stem) => known.has(stem))
}

export const isOccasion = oneOf(VOCABULARY.occasions)
export const isCheap = oneOf(VOCABULARY.cheap)
export const isSilent = oneOf(VOCABULARY.silent)
