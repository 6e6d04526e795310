import type { Database } from '../data/database.ts'
import { termExpression, wholeExpression } from './expression.ts'
import { finds } from './relax.ts'
import { toCyrillic } from './sound.ts'
import { simplerStems } from './stem.ts'
import { type Term, terms } from './terms.ts'
import { hasStem, nearestWord, wordBySound } from './vocabulary.ts'
import type { Wish } from './wish.ts'

/** A wish in words that the catalogue knows, and whether they are others than the visitor's. */
type Corrected = { wish: Wish; isOther: boolean }

// Each costs some look-ups: of more unknown words than this, the rest stay as they are.
const MOST_CORRECTED = 4

/** Replaces the words that no product has by those that the visitor most likely meant. */
export function correctWish(database: Database, wish: Wish): Corrected {
  if (wish.isLiteral) return { wish, isOther: false }
  let left = MOST_CORRECTED
  let isOther = false
  const correct = (term: Term): Term[] => {
    if (term.isMeasure || isFound(database, term) || left === 0) return [term]
    left--
    const same = otherAlphabet(database, term) ?? simplerForm(database, term)
    if (same) return [same]
    const meant = otherWords(database, term)
    isOther ||= meant !== null
    return meant ?? [term]
  }
  const groups = wish.groups.map((group) => group.flatMap(correct))
  return { wish: { ...wish, groups }, isOther }
}

function isFound(database: Database, term: Term): boolean {
  return finds(database, termExpression(term))
}

// «Пуфик» is a «пуф», «фуршетный» is for a «фуршет».
function simplerForm(database: Database, term: Term): Term | null {
  const simpler = term.stems.flatMap(simplerStems).map((stem) => ({ ...term, stems: [stem] }))
  return simpler.find((found) => finds(database, wholeExpression(found))) ?? null
}

// The same word in the letters of the other alphabet: «norvik», «норвик», «stulya».
function otherAlphabet(database: Database, term: Term): Term | null {
  const heard = wordBySound(database, term.form)
  if (heard) return termOf(heard)
  if (!/^[a-z]+$/.test(term.form)) return null
  const cyrillic = termOf(toCyrillic(term.form))
  return cyrillic && isFound(database, cyrillic) ? cyrillic : null
}

function otherWords(database: Database, term: Term): Term[] | null {
  const parts = joinedWords(database, term) ?? lastPart(database, term)
  if (parts) return parts
  const nearest = nearestWord(database, term.form) ?? nearestWord(database, toCyrillic(term.form))
  const meant = nearest === null ? null : termOf(nearest)
  return meant && [meant]
}

const SHORTEST_JOINED = 3
const LONGEST_JOINED = 24

// Two words without the space between them: «столскладной».
function joinedWords(database: Database, { form }: Term): Term[] | null {
  if (form.length > LONGEST_JOINED) return null
  for (let at = SHORTEST_JOINED; at <= form.length - SHORTEST_JOINED; at++) {
    const pair = [termOf(form.slice(0, at)), termOf(form.slice(at))].filter((term) => term !== null)
    if (pair.length === 2 && pair.every((term) => term.stems.some((stem) => hasStem(database, stem))))
      return pair
  }
  return null
}

const SHORTEST_LAST = 5

// A compound of which the catalogue knows the last word only: «электрогенератор», «видеопроектор».
function lastPart(database: Database, { form }: Term): Term[] | null {
  for (let at = SHORTEST_JOINED; at <= Math.min(form.length, LONGEST_JOINED) - SHORTEST_LAST; at++) {
    const part = termOf(form.slice(at))
    if (part?.stems.some((stem) => stem.length >= SHORTEST_LAST && hasStem(database, stem))) return [part]
  }
  return null
}

function termOf(word: string): Term | null {
  return terms(word)[0] ?? null
}
