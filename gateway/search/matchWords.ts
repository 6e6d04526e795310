import { texts } from '#company/texts/index.ts'

/** A search among solutions, articles, assortments and categories. */
type SearchWords = {
  /** Its telling words, each as `wordKey` has it. */
  keys: readonly string[]
  /** “For 60 guests”. */
  guests: number | null
}

/** The words with which an entity describes itself. */
type Described = { name: string | null; text: string | null; guests?: number | null }

/** The same by its words, each as `wordKey` has it. */
export type Keys = { name: readonly string[]; text: readonly string[]; guests: number | null }

/**
 * How well an entity answers: of two the higher `score` does better, and of equal ones the higher `share` of its name that was asked
 * for; `isWhole`: its name has every word, and it is for about as many guests.
 */
export type Match = { score: number; share: number; isWhole: boolean }

const MOST_WORDS = 12
const LONGEST_TEXT = 500

/** Reads a search; the first twelve words count. */
export function readSearchWords(search: string): SearchWords {
  const text = texts.search.meant(plain(search))
  const guests = texts.search.guests.exec(text)?.[1]
  const telling = tellingOf(text.replace(texts.search.guests, ' '))
  return {
    keys: [...new Set(telling.slice(0, MOST_WORDS).map(wordKey))],
    guests: guests ? Number(guests) : null,
  }
}

const NAME_SCORE = 3
const TEXT_SCORE = 1

/** How an entity answers; null when it has less than half of the search. Half to twice as many guests are near enough. */
export function matchOf({ keys, guests }: SearchWords, { name, text, guests: meant }: Keys): Match | null {
  const scores: number[] = keys.map((key) => (has(name, key) ? NAME_SCORE : has(text, key) ? TEXT_SCORE : 0))
  const isNamed = scores.every((score) => score === NAME_SCORE)
  const named = scores.filter((score) => score === NAME_SCORE).length
  if (guests !== null) scores.push(NAME_SCORE * nearness(guests, meant))
  const met = scores.filter((score) => score > 0).length
  if (met === 0 || met * 2 < scores.length) return null
  return {
    score: scores.reduce((sum, score) => sum + score, 0),
    share: named / Math.max(name.length, 1),
    isWhole: isNamed && met === scores.length,
  }
}

function nearness(requested: number, meant: number | null): number {
  if (!requested || !meant) return 0
  const share = Math.min(requested, meant) / Math.max(requested, meant)
  return share >= 0.5 ? share : 0
}

const SHORTEST_BEGINNING = 3
const SHORTEST_STEM = 4
const LONGEST_SUFFIX = 2

// «Шат» is on its way to «шатёр», «свадебн» is made of «свадьб».
function has(keys: readonly string[], word: string): boolean {
  return keys.some(
    (key) =>
      key === word ||
      (word.length >= SHORTEST_BEGINNING && key.startsWith(word)) ||
      (key.length >= SHORTEST_STEM && word.startsWith(key) && word.length - key.length <= LONGEST_SUFFIX),
  )
}

/** The common part of a word's forms: no ending, and of the vowels the first alone («шатёр», «шатры»; «подушка», «подушек»). */
export function wordKey(word: string): string {
  const stem = word.replace(texts.search.ending, '')
  const first = stem.search(texts.search.vowel) + 1
  return stem.slice(0, first) + stem.slice(first).replace(texts.search.changing, '')
}

/** Reads what an entity says; of each text the first 500 characters count. */
export function keysOf({ name, text, guests = null }: Described): Keys {
  const read = (text: string | null) => tellingOf(plain((text ?? '').slice(0, LONGEST_TEXT))).map(wordKey)
  return { name: read(name), text: read(text), guests }
}

function plain(text: string): string {
  return texts.search.folded(text.toLowerCase())
}

function tellingOf(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.filter((word) => !texts.search.smallWord.test(word))
}
