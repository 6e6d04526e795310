import { texts } from '#company/texts/index.ts'
import type { CartSummary, FreshProduct } from './cartSummary.ts'

/** In place of a sum that nobody can name: «Цену на эти даты подскажем по телефону», for dates still to be chosen «на ваши». */
export const askForPrice = texts.card.askForPrice

/** Whether something could be had, and nobody can say here what it costs. */
export function isUnpriced({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): boolean {
  return lines.some(({ problem }) => problem === 'PRICE_UNKNOWN')
}
