import { type PriceBounds, readPrice, withoutGuests } from './amounts.ts'
import { WORDS } from './companyWords.ts'
import { CONJUNCTIONS, isCheapWord, isSmallWord } from './smallWords.ts'
import { type Term, terms } from './terms.ts'

/** What a visitor typed: products must have every word of a group, of any one of the groups («стол и стул» are two). */
export type Wish = {
  groups: readonly (readonly Term[])[]
  /** What it is for («на свадьбу», «для колонки»): products with such a word are better answers. */
  purpose: readonly Term[]
  price: PriceBounds | null
  /** Of equally good answers the cheapest is the best. */
  isCheap: boolean
  /** In straight quotes: the very words, without any correction. */
  isLiteral: boolean
}

// Longer wishes are cut: nobody types more words, and each one costs.
const MOST_WORDS = 12
const MOST_LETTERS = 200

/** Reads what was typed; without groups there is nothing to look for. */
export function readWish(typed: string): Wish {
  const text = typed.trim().slice(0, MOST_LETTERS)
  if (/^"[^"]+"$/.test(text)) return { ...wishOf([wordsOf(text)]), isLiteral: true }
  const { rest, price } = readPrice(text)
  const all = wordsOf(withoutGuests(rest))
  const isCheap = all.some(({ stems }) => isCheapWord(stems))
  const groups = splitAtConjunctions(all).map(byPurpose)
  const things = groups.map((group) => group.things)
  const purpose = groups.flatMap((group) => group.purpose)
  if (things.some(isFilled)) return { ...wishOf(things), purpose, price, isCheap }
  return { ...wishOf([purpose.length > 0 ? purpose : all]), price, isCheap }
}

function wishOf(groups: readonly (readonly Term[])[]): Wish {
  return { groups: groups.filter(isFilled), purpose: [], price: null, isCheap: false, isLiteral: false }
}

const isFilled = (group: readonly Term[]) => group.length > 0

function wordsOf(text: string): Term[] {
  return terms(text).slice(0, MOST_WORDS)
}

function splitAtConjunctions(all: readonly Term[]): Term[][] {
  const groups: Term[][] = [[]]
  for (const term of all) {
    if (CONJUNCTIONS.includes(term.form)) groups.push([])
    else groups.at(-1)?.push(term)
  }
  return groups
}

/** Parts what somebody wants from what it is for: an occasion, or what follows «для» and «на». */
function byPurpose(group: readonly Term[]): { things: Term[]; purpose: Term[] } {
  const things: Term[] = []
  const purpose: Term[] = []
  let isFor = false
  for (const term of group) {
    isFor ||= things.length > 0 && PURPOSES.includes(term.form)
    if (isSmallWord(term.form, term.stems)) continue
    if (isFor || WORDS.isOccasion(term.stems)) purpose.push(term)
    else things.push(term)
  }
  return { things, purpose }
}

const PURPOSES: readonly string[] = ['для', 'на', 'под', 'к']
