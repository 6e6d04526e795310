/** A search as it is sent on: spaces collapsed, and the sign between two numbers as names write it («5 × 5»). */
export function normalizeSearch(typed: string): string {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return text.replace(/(\d) ?[xXхХ×✕*] ?(?=\d)/g, '$1 × ')
}

/**
 * What would have been typed on the other keyboard layout: «стулья» for «cnekmz», «norrvik» for «тщккмшл». Null where that would be no
 * Russian words or these are Russian words already, where both alphabets are in it, and in straight quotes, which mean the very words.
 */
export function otherLayout(typed: string): string | null {
  const text = typed.toLowerCase()
  if (/^".*"$/.test(text)) return null
  const isLatin = /[a-z]/.test(text)
  if (isLatin === /[а-яё]/.test(text)) return null
  const keys = isLatin ? RUSSIAN_KEYS : LATIN_KEYS
  const switched = [...text].map((key) => keys.get(key) ?? key).join('')
  if (isRussian(isLatin ? switched : text) !== isLatin) return null
  return /^[\p{L}\p{N} ×"″-]+$/u.test(switched) ? switched : null
}

// No word of letters without a vowel: enough to tell «стулья» from «тщккмшл».
function isRussian(text: string): boolean {
  return (text.match(/[а-яё]{3,}/g) ?? []).every((word) => /[аеёиоуыэюя]/.test(word))
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const RUSSIAN_KEYS = keyMap(LATIN, RUSSIAN)
const LATIN_KEYS = keyMap(RUSSIAN, LATIN)

function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]))
}
