import { isCheap, isOccasion, isSilent } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** The wish in a visitor's search: products must have every word of a group, of any one of the groups («стол и стул» are two). */
export type Wish = {
  groups: readonly (readonly Word[])[]
  /** The purpose («на свадьбу», «для колонки»): products with such a word are better answers. */
  purpose: readonly Word[]
  /** Bounds of a price a day, in kopecks. */
  price: { min: number | null; max: number | null } | null
  /** True where the cheapest of equally good answers is the best. */
  isCheap: boolean
  /** In straight quotes: the very words, without any correction. */
  isLiteral: boolean
}

// Longer texts are cut: each word costs a look-up.
const MOST_WORDS = 12
const MOST_LETTERS = 200

/** Reads what was typed; without groups there is nothing to look for. */
export function readWish(typed: string): Wish {
  const text = typed.trim().slice(0, MOST_LETTERS)
  const isLiteral = /^"[^"]+"$/.test(text)
  const { rest, price } = isLiteral ? { rest: text, price: null } : readPrice(text)
  const read = isLiteral ? wordsOf(rest) : withoutCount(wordsOf(rest.replace(GUESTS, ' ')))
  const words = read.slice(0, MOST_WORDS)
  const parts = isLiteral ? [{ things: words, purpose: [] }] : splitAtConjunctions(words).map(byPurpose)
  const things = parts.map((part) => part.things).filter((group) => group.length > 0)
  const purpose = parts.flatMap((part) => part.purpose)
  const common = { price, isLiteral, isCheap: !isLiteral && words.some(isCheap) }
  if (things.length > 0) return { ...common, groups: things, purpose }
  const other = purpose.length > 0 ? purpose : words
  return { ...common, groups: other.length > 0 ? [other] : [], purpose: [] }
}

// «100 стульев»: how many says nothing of what.
function withoutCount(words: readonly Word[]): readonly Word[] {
  const [first, second] = words
  return first?.isMeasure && second && !second.isMeasure ? words.slice(1) : words
}

function splitAtConjunctions(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [[]]
  for (const word of words) {
    if (/^(и|или)$/.test(word.form)) groups.push([])
    else groups.at(-1)?.push(word)
  }
  return groups
}

/** Parts what somebody wants from what it is for: an occasion, or what follows «для» and «на». */
function byPurpose(group: readonly Word[]): { things: Word[]; purpose: Word[] } {
  const things: Word[] = []
  const purpose: Word[] = []
  let isFor = false
  for (const word of group) {
    isFor ||= things.length > 0 && /^(для|на|под|к)$/.test(word.form)
    if (isSilent(word) || isCheap(word)) continue
    if (isFor || isOccasion(word)) purpose.push(word)
    else things.push(word)
  }
  return { things, purpose }
}

const GUESTS =
  /(?<![\p{L}\p{N}])(?:(?:на|для) )?\d{1,5} ?(?:гост|человек|чел(?:\.|(?!\p{L}))|персон|люд|зрител|участник|шт(?:\.|(?!\p{L}))|штук)\p{L}*|(?<=\p{L} )(?:на|для) \d{2,5}$/giu

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<bound>от|до|за|дороже|дешевле|не дороже|не дешевле|не более|не больше|максимум) )?` +
    String.raw`(?<amount>\d{1,3}(?: \d{3}){1,2}|\d{1,7})(?: ?(?<thousands>тыс(?:\.|яч\p{L}*)?|т\.?р\.?|к))?` +
    String.raw`(?: ?(?<rouble>₽|руб\p{L}*\.?|р\.?))?(?= |$)`,
  'giu',
)
const LOWER_BOUND = /^(от|дороже|не дешевле)$/i
const BOUND_OF_PRICE = /^(не )?(дороже|дешевле)$/i
/** At the end of a search «до 500» is a price, «до 50» may be a size. */
const LEAST_BARE = 100

/** «Стулья до 500 рублей»: the bounds of the price, and the text without them. */
function readPrice(text: string): { rest: string; price: Wish['price'] } {
  const price: NonNullable<Wish['price']> = { min: null, max: null }
  let rest = text
  let isPrice = false
  for (const { 0: all, groups = {}, index } of text.matchAll(PRICE)) {
    const { bound, amount = '', thousands, rouble } = groups
    if (!bound && !rouble) continue
    const roubles = Number(amount.replaceAll(' ', '')) * (thousands ? 1000 : 1)
    const isBare = !rouble && !thousands && !BOUND_OF_PRICE.test(bound ?? '')
    isPrice ||= !isBare || (roubles >= LEAST_BARE && index + all.length === text.length)
    price[LOWER_BOUND.test(bound ?? '') ? 'min' : 'max'] = roubles * 100
    rest = rest.replace(all, ' ')
  }
  return isPrice ? { rest: rest.trim(), price } : { rest: text, price: null }
}
