import type { Database, Row } from '../data/database.ts'
import { soundKey } from './sound.ts'
import { slips, slipsAllowed, typedKeys, vocabularyKeys } from './spelling.ts'
import { stems } from './stem.ts'
import { terms } from './terms.ts'

const SHORTEST_LEARNED = 3
const MOST_CANDIDATES = 200
const LONGEST_CORRECTED = 30

/** Stores the words of names, brands and categories: what misspelt and transliterated words are compared with. */
export function learnWords(database: Database, ...texts: string[]): void {
  const forms = texts.flatMap((text) => terms(text).filter((term) => !term.isMeasure))
  for (const { form } of forms) {
    if (form.length < SHORTEST_LEARNED) continue
    const uses = database.get<Row & { uses: number }>(
      `INSERT INTO search_words (form, stem, sound, uses) VALUES (?, ?, ?, 1)
       ON CONFLICT (form) DO UPDATE SET uses = uses + 1 RETURNING uses`,
      ...[form, stems(form)[0] ?? form, /[a-z]/.test(form) ? soundKey(form) : null],
    )?.uses
    if (uses !== 1) continue
    for (const key of vocabularyKeys(form))
      database.run('INSERT OR IGNORE INTO search_keys (key, form) VALUES (?, ?)', key, form)
  }
}

/** Forgets every word. */
export function forgetWords(database: Database): void {
  database.run('DELETE FROM search_keys')
  database.run('DELETE FROM search_words')
}

/** Whether a word of the vocabulary has this very stem. */
export function hasStem(database: Database, stem: string): boolean {
  return database.get('SELECT 1 FROM search_words WHERE stem = ? LIMIT 1', stem) !== undefined
}

/** The Latin word that is heard like `word` or begins so; null when there is none. */
export function wordBySound(database: Database, word: string): string | null {
  const sound = soundKey(word)
  if (sound.length < SHORTEST_LEARNED) return null
  const found = database.get<Row & { form: string }>(
    `SELECT form FROM search_words WHERE sound >= ? AND sound < ? ORDER BY length(sound), uses DESC LIMIT 1`,
    sound,
    `${sound}\u{10ffff}`,
  )
  return found?.form ?? null
}

/** The word that a misspelt or begun one was most likely meant to be; null when none of at most 200 is near. */
export function nearestWord(database: Database, typed: string): string | null {
  if (typed.length > LONGEST_CORRECTED) return null
  const tries = [...new Set([typed, stems(typed)[0] ?? typed])].filter(
    (text) => slipsAllowed(text.length) > 0,
  )
  const keys = [...new Set(tries.flatMap(typedKeys))]
  if (keys.length === 0) return null
  const candidates = database.all<Row & Candidate>(
    `SELECT DISTINCT w.form, w.stem, w.uses FROM json_each(?) typed
     JOIN search_keys k ON k.key = typed.value JOIN search_words w ON w.form = k.form LIMIT ?`,
    JSON.stringify(keys),
    MOST_CANDIDATES,
  )
  const [nearest] = candidates
    .flatMap((candidate) => tries.flatMap((text) => guesses(text, candidate)))
    .toSorted((one, other) => one.distance - other.distance || other.uses - one.uses)
  return nearest?.word ?? null
}

type Candidate = { form: string; stem: string; uses: number }

// The whole word is a better guess than another form of it or its beginning, and people rarely miss the first letter.
const FOR_EACH_OTHER_LETTER = 0.1
const FOR_START_ALONE = 0.25
const FOR_OTHER_INITIAL = 0.25

const LONGEST_ENDING = 2

function guesses(typed: string, { form, stem, uses }: Candidate) {
  const initial = typed[0] === form[0] ? 0 : FOR_OTHER_INITIAL
  const { whole, start, startLength } = slips(typed, form)
  // No word is shown without its last letters.
  const begun = form.length - startLength > LONGEST_ENDING ? form.slice(0, startLength) : form
  const otherForm = Math.abs(form.length - typed.length) * FOR_EACH_OTHER_LETTER
  return [
    { word: form, slips: whole, doubt: 0 },
    { word: form, slips: slips(typed, stem).whole, doubt: otherForm },
    { word: begun, slips: start, doubt: FOR_START_ALONE },
  ]
    .filter((guess) => guess.slips <= slipsAllowed(typed.length))
    .map((guess) => ({ word: guess.word, distance: guess.slips + guess.doubt + initial, uses }))
}
