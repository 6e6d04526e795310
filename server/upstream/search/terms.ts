import { stems } from './stem.ts'

/** One word, number, unit or size of a text, as the index keeps it. */
export type Term = {
  /** As the text has it. */
  typed: string
  /** Lowercase, in the spelling of the index. */
  form: string
  /** What it is found by. */
  stems: readonly string[]
  /** Numbers, sizes and units match whole only: «5» must not find «50». */
  isMeasure: boolean
}

/** The terms of a text, in order. A size is one term («5x5», «6 на 12»), numbers part from units («180см»), inch marks are unit words. */
export function terms(text: string): Term[] {
  const readable = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  return [...readable.matchAll(TOKEN)].flatMap(({ 0: typed, groups = {} }) => {
    const { size, number, inch, word } = groups
    if (size) return [measure(typed, sizeForm(size))]
    if (number) {
      const value = measure(number, number.replace(',', '.'))
      return inch ? [{ ...value, typed }, measure('', INCH)] : [value]
    }
    return word ? [wordTerm(word)] : []
  })
}

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,9})?`
const INCH = 'дюйм'
const TOKEN = new RegExp(
  String.raw`(?<size>${NUMBER}(?:\s{0,3}[xх×✕*]\s{0,3}${NUMBER}){1,2}|${NUMBER} на ${NUMBER})` +
    String.raw`|(?<number>${NUMBER})(?<inch>\s?(?:["″”“]|''|′′))?|(?<word>\p{L}[\p{L}\p{N}]*)`,
  'gu',
)

// Unit words by their stems, and their sign in names.
const UNITS: Readonly<Record<string, string>> = {
  ...{ м: 'м', метр: 'м', метров: 'м', см: 'см', сантиметр: 'см' },
  ...{ л: 'л', литр: 'л', литров: 'л', кг: 'кг', килограмм: 'кг' },
  ...{ вт: 'вт', ватт: 'вт', квт: 'квт', киловатт: 'квт', лм: 'лм', люмен: 'лм' },
  ...{ шт: 'шт', штук: 'шт', [INCH]: INCH, дюймов: INCH },
}

// Letters that look alike in both alphabets: «А4» is typed with either.
const LOOK_ALIKES: Readonly<Record<string, string>> = { a: 'а', b: 'в', c: 'с', e: 'е', k: 'к', m: 'м' }

function wordTerm(word: string): Term {
  if (/\d/.test(word)) {
    const form = word.replace(/[abcekm]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    return { typed: word, form, stems: [form], isMeasure: false }
  }
  const found = stems(word)
  const unit = found.map((stem) => (Object.hasOwn(UNITS, stem) ? UNITS[stem] : undefined)).find(Boolean)
  return unit ? measure(word, unit) : { typed: word, form: word, stems: found, isMeasure: false }
}

function measure(typed: string, form: string): Term {
  return { typed, form, stems: [form], isMeasure: true }
}

function sizeForm(size: string): string {
  const numbers = (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'))
  return numbers.toSorted((one, other) => Number(one) - Number(other)).join('x')
}
