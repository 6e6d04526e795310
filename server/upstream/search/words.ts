import { stemmer } from '@orama/stemmers/russian'

/** One word, number, unit or size of a text. */
export type Word = {
  /** As the text has it. */
  typed: string
  /** Lowercase, in the spelling of the index. */
  form: string
  /** The stems that it shares with its other forms, and itself. */
  stems: readonly string[]
  /** Numbers, sizes and units match whole only: «5» must not find «50». */
  isMeasure: boolean
}

/** The words of a text, in order. A size is one word («5x5», «6 на 12»), a number is apart from its unit («180см»). */
export function wordsOf(text: string): Word[] {
  const readable = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  return [...readable.matchAll(TOKEN)].flatMap(({ 0: typed, groups = {} }) => {
    const { size, number, inch, word } = groups
    if (size) return [measure(typed, sizeForm(size))]
    if (number) {
      const value = measure(number, number.replace(',', '.'))
      return inch ? [{ ...value, typed }, measure('', INCH)] : [value]
    }
    return word ? [readWord(word)] : []
  })
}

// Itself, because forms of a noun may have two stems («бокал»: «бока», «бокалов»: «бокал»), and without the vowel that comes and
// goes («шатёр», «шатры»).
function stemsOf(word: string): string[] {
  if (word.length > LONGEST_WORD) return [word]
  const stem = stemmer(word)
  const shorter = stem.replace(/([аеиоуюя])ек$/, '$1йк').replace(FLEETING_VOWEL, '$1$2')
  return [...new Set([stem, shorter, word])]
}

const LONGEST_WORD = 100
const FLEETING_VOWEL = /^(.*[аеиоуыэюя].*[бвгджзклмнпрстфхцчшщ])[ео]([бвгджзклмнпрстфхцчшщ])$/

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,9})?`
const INCH = 'дюйм'
const TOKEN = new RegExp(
  String.raw`(?<size>${NUMBER}(?:\s{0,3}[xх×✕*]\s{0,3}${NUMBER}){1,2}|${NUMBER} на ${NUMBER})` +
    String.raw`|(?<number>${NUMBER})(?<inch>\s?(?:["″”“]|''|′′))?|(?<word>\p{L}[\p{L}\p{N}]*)`,
  'gu',
)

// The signs of units in names, by the stems of their words.
const UNITS = new Map(
  Object.entries({ м: 'м метр', см: 'см сантиметр', л: 'л литр', кг: 'кг килограмм', вт: 'вт ватт' })
    .concat(Object.entries({ квт: 'квт киловатт', лм: 'лм люмен', шт: 'шт штука', [INCH]: INCH }))
    .flatMap(([sign, words]) =>
      words.split(' ').flatMap((word) => stemsOf(word).map((stem) => [stem, sign])),
    ),
)

// Letters that look alike in both alphabets: «А4» is typed with either.
const LOOK_ALIKES: Readonly<Record<string, string>> = { a: 'а', b: 'в', c: 'с', e: 'е', k: 'к', m: 'м' }

function readWord(word: string): Word {
  if (/\d/.test(word)) {
    const form = word.replace(/[abcekm]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    return { typed: word, form, stems: [form], isMeasure: false }
  }
  const stems = stemsOf(word)
  const unit = stems.map((stem) => UNITS.get(stem)).find(Boolean)
  return unit ? measure(word, unit) : { typed: word, form: word, stems, isMeasure: false }
}

function measure(typed: string, form: string): Word {
  return { typed, form, stems: [form], isMeasure: true }
}

function sizeForm(size: string): string {
  const numbers = (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'))
  return numbers.toSorted((one, other) => Number(one) - Number(other)).join('x')
}
