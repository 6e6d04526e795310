import type { Word } from './words.ts'

/** One key for the spellings of a word in both alphabets: «Norrvik», «норвик»; «стулья», «stulya». */
export function soundKey(word: string): string {
  return word
    .toLowerCase()
    .replace(LATIN, (letters) => CYRILLIC[letters] ?? letters)
    .replace(/[ьъй]/g, '')
    .replace(/[ёэяюыщ]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/(.)\1+/g, '$1')
}

const LATIN = /shch|sch|sh|ch|zh|kh|ts|ck|ph|oo|[yj][uoae]|i[ua]|[a-z]/g

const CYRILLIC = pairs(
  'shch-щ sch-щ sh-ш ch-ч zh-ж kh-х ts-ц ck-к ph-ф oo-у yu-ю ju-ю iu-ю ya-я ja-я ia-я yo-е jo-е ye-е je-е a-а b-б c-к d-д e-е ' +
    'f-ф g-г h-х i-и j-й k-к l-л m-м n-н o-о p-п q-к r-р s-с t-т u-у v-в w-в x-кс y-и z-з',
)
const ALIKE = pairs('ё-е э-е я-а ю-у ы-и щ-ш')

function pairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('-')))
}

/** The nearest of `forms` (by their keys) to a misspelt word, and how many slips (letters more, less, other or swapped) lead there. */
export function nearestForm({ form: typed, stems }: Word, forms: ReadonlyMap<string, string>) {
  const guesses = [typed, ...stems].map(soundKey).flatMap((key) => {
    if (key.length < SHORTEST || key.length > LONGEST) return []
    const allowed = key.length < 4 ? 0 : key.length < 7 ? 1 : 2
    const near = [...forms].filter(([other]) => Math.abs(other.length - key.length) <= allowed)
    return near
      .map(([other, form]) => ({ form, slips: distance(key, other), letters: otherLetters(typed, form) }))
      .filter(({ slips }) => slips <= allowed)
  })
  return guesses.toSorted((one, other) => one.slips - other.slips || one.letters - other.letters)[0] ?? null
}

// People rarely miss the first letter.
function otherLetters(typed: string, form: string): number {
  return Math.abs(form.length - typed.length) + (form[0] === typed[0] ? 0 : 1)
}

const SHORTEST = 3
const LONGEST = 30

function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
