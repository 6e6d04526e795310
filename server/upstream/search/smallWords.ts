import { WORDS } from './companyWords.ts'
import { stems } from './stem.ts'

/** Words that join two wishes: «стол и стул». */
export const CONJUNCTIONS: readonly string[] = ['и', 'или']

/** Words after which a name says what the product is for: «Стойка для колонки». */
export const PREPOSITIONS: readonly string[] = 'в для до из к на от по под с со у'.split(' ')

/** Says nothing in a shop where everything is for rent. */
const RENTAL_STEMS: readonly string[] = ['аренд', 'арендова', 'прокат', 'напрокат', 'взят', 'снят', 'заказа']

const CHEAP_STEMS = new Set(['дешевый', 'дешево', 'недорогой', 'недорого', 'бюджетный'].flatMap(stems))

/** Whether a word asks for what costs little. */
export function isCheapWord(found: readonly string[]): boolean {
  return found.some((stem) => CHEAP_STEMS.has(stem))
}

/** Whether a search goes without this word, as long as there are others. */
export function isSmallWord(form: string, found: readonly string[]): boolean {
  if (PREPOSITIONS.includes(form) || isCheapWord(found) || WORDS.isSilent(found)) return true
  return found.some((stem) => RENTAL_STEMS.includes(stem))
}
