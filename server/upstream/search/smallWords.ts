/** Words that join two wishes: «стол и стул». */
export const CONJUNCTIONS: readonly string[] = ['и', 'или']

/** Words after which a name says what the product is for: «Стойка для колонки». */
export const PREPOSITIONS: readonly string[] = [
  'в',
  'для',
  'до',
  'из',
  'к',
  'на',
  'от',
  'по',
  'под',
  'с',
  'со',
  'у',
]

/** Says nothing in a shop where everything is for rent. */
const RENTAL_STEMS: readonly string[] = ['аренд', 'арендова', 'прокат', 'напрокат', 'взят', 'снят', 'заказа']

/** Whether a search goes without this word, as long as there are others. */
export function isSmallWord(form: string, stems: readonly string[]): boolean {
  return PREPOSITIONS.includes(form) || stems.some((stem) => RENTAL_STEMS.includes(stem))
}
