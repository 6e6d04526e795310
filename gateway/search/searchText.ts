import { texts } from '#company/texts/index.ts'

/** A search as it is sent on: spaces collapsed, and the sign between two numbers as names write it («5 × 5»). */
export function normalizeSearch(typed: string): string {
  // Dictionaries put stress marks on vowels: «сту́л»; what is copied from a page has spaces of no width, and hyphens that nobody sees.
  const unstressed = typed
    .normalize('NFD')
    .replace(/(?<=\p{Script=Cyrillic}\u0308?)[\u0300\u0301]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
  const text = unstressed.replace(/\s+/gu, ' ').trim()
  return text.replace(/(\d) ?[xX\u0445\u0425×✕*] ?(?=\d)/g, '$1 × ')
}

/** A text on the other keyboard layout: «стулья» for «cnekmz». Null where it makes no words, is mixed, or in straight quotes. */
export function otherLayout(typed: string): string | null {
  const text = typed.toLowerCase()
  if (/^".*"$/.test(text)) return null
  const isLatin = /[a-z]/.test(text)
  if (isLatin === OWN_LETTERS.test(text)) return null
  const keys = isLatin ? OWN_KEYS : LATIN_KEYS
  const switched = [...text].map((key) => keys.get(key) ?? key).join('')
  if (texts.search.isWritten(isLatin ? switched : text) !== isLatin) return null
  return /^[\p{L}\p{N} ×"″-]+$/u.test(switched) ? switched : null
}

/** A text with whole words, as names write them: «стуль» of the category «Стулья» becomes «стулья». A word of a name stays as it is. */
export function wholeWords(text: string, names: readonly (string | null)[]): string {
  const nameWords = names.flatMap((name) => name?.toLowerCase().match(/\p{L}+/gu) ?? [])
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const begun = nameWords.filter((name) => name.startsWith(word))
    return begun.toSorted((one, other) => one.length - other.length)[0] ?? word
  })
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const keyboard = texts.search.keyboard
const OWN_LETTERS = new RegExp(`[${keyboard}]`)
const OWN_KEYS = keyMap(LATIN, keyboard)
const LATIN_KEYS = keyMap(keyboard, LATIN)

function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]))
}
