import { CONJUNCTIONS, isSmallWord } from './smallWords.ts'
import { type Term, terms } from './terms.ts'

/** What a visitor typed: products must have every word of a group, of any one of the groups («стол и стул» are two). */
export type Wish = {
  groups: readonly (readonly Term[])[]
  /** In straight quotes: the very words, without any correction. */
  isLiteral: boolean
}

// Longer wishes are cut: nobody types more words, and each one costs.
const MOST_WORDS = 12
const MOST_LETTERS = 200

/** Reads what was typed; without groups there is nothing to look for. */
export function readWish(typed: string): Wish {
  const text = typed.trim().slice(0, MOST_LETTERS)
  const isLiteral = /^"[^"]+"$/.test(text)
  const all = terms(text).slice(0, MOST_WORDS)
  const groups = isLiteral ? [all] : splitAtConjunctions(all).map(withoutSmallWords)
  const wanted = groups.filter((group) => group.length > 0)
  return { groups: wanted.length > 0 || all.length === 0 ? wanted : [all], isLiteral }
}

function splitAtConjunctions(all: readonly Term[]): Term[][] {
  const groups: Term[][] = [[]]
  for (const term of all) {
    if (CONJUNCTIONS.includes(term.form)) groups.push([])
    else groups.at(-1)?.push(term)
  }
  return groups
}

function withoutSmallWords(group: readonly Term[]): Term[] {
  return group.filter(({ form, stems }) => !isSmallWord(form, stems))
}
