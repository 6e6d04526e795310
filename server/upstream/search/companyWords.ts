import { readFileSync } from 'node:fs'
import { stems } from './stem.ts'

/** What a company knows of its visitors' words: `demo/search.json`, where the words stand as people write them. */
type WordsFile = {
  /** What people say, and what the catalogue writes for it. */
  synonyms: Readonly<Record<string, readonly string[]>>
  /** What an event is called: such a word makes an answer better, and no product must have it. */
  occasions: readonly string[]
  /** Words that say nothing in this shop. */
  silent: readonly string[]
}

const MOST_WORDS = 2000
const MOST_MEANINGS = 8

/** The words of a file by their stems: of each list the first 2,000, of each word eight meanings. */
export function companyWords({ synonyms, occasions, silent }: WordsFile) {
  const meanings = new Map<string, string[]>()
  for (const [said, written] of Object.entries(synonyms).slice(0, MOST_WORDS)) {
    const found = written.slice(0, MOST_MEANINGS).flatMap((word) => stems(word).slice(0, 1))
    for (const stem of stems(said)) meanings.set(stem, found)
  }
  const occasionStems = new Set(occasions.slice(0, MOST_WORDS).flatMap(stems))
  const silentStems = new Set(silent.slice(0, MOST_WORDS).flatMap(stems))
  return {
    /** The stems of words that mean the same as a word with one of `given`. */
    synonyms: (given: readonly string[]) => given.flatMap((stem) => meanings.get(stem) ?? []),
    isOccasion: (given: readonly string[]) => given.some((stem) => occasionStems.has(stem)),
    isSilent: (given: readonly string[]) => given.some((stem) => silentStems.has(stem)),
  }
}

const DEMO = new URL('../demo/', import.meta.url)

/** The words of this company's visitors, as the file has them. */
export const SEARCH_FILE = readFileSync(new URL('search.json', DEMO), 'utf8')

export const WORDS = companyWords(JSON.parse(SEARCH_FILE) as WordsFile)
