import type { CartSummary, FreshProduct } from './cartSummary.ts'

/** In place of a sum that nobody can name: «Цену на эти даты подскажем по телефону», for dates still to be chosen «на ваши». */
export function askForPrice(hasDates: boolean): string {
  return `Цену на\u00A0${hasDates ? 'эти' : 'ваши'} даты подскажем по\u00A0телефону`
}

/** Whether something could be had, and nobody can say here what it costs. */
export function isUnpriced({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): boolean {
  return lines.some(({ problem }) => problem === 'PRICE_UNKNOWN')
}
