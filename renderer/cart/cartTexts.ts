import { daysText } from '#gateway/rental/dayWord.ts'
import { plural } from '#gateway/rental/plural.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { thousands } from '#renderer/ui/format.ts'
import type { CartSummary, FreshProduct } from './cartSummary.ts'

/** What a cart counts: products, their pieces, pieces of extras. */
export type CartCounts = { products: number; pieces: number; related: number }

/** Counts what enters the sums. */
export function cartCounts({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): CartCounts {
  const counted = lines.filter(({ price }) => price !== null)
  const extras = counted.flatMap(({ related }) => related).filter(({ price }) => price !== null)
  return {
    products: counted.length,
    pieces: counted.reduce((sum, { line }) => sum + line.quantity, 0),
    related: extras.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** «3 товара, 29 шт. и 29 сопутствующих». */
export function countsText({ products, pieces, related }: CartCounts): string {
  const things = `${thousands(products)}\u00A0${plural(products, ['товар', 'товара', 'товаров'])}, ${thousands(pieces)}\u00A0шт.`
  return related > 0 ? `${things} и\u00A0${relatedText(related)}` : things
}

/** «29 сопутствующих». */
export function relatedText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['сопутствующий', 'сопутствующих', 'сопутствующих'])}`
}

/** «2 базовых и 1 дополнительные» (сутки). */
export function lengthParts(length: RentalLength): string {
  const extra = additionalDays(length)
  const basic = length.days - extra
  const basicText = `${basic}\u00A0${plural(basic, ['базовые', 'базовых', 'базовых'])}`
  if (extra === 0) return basicText
  return `${basicText} и\u00A0${extra}\u00A0${plural(extra, ['дополнительные', 'дополнительных', 'дополнительных'])}`
}

/** «база 2 суток + 1 доп. сутки»: what the sum of a line is made of. */
export function breakdownText(length: RentalLength): string {
  const extra = additionalDays(length)
  const basic = `база ${daysText(length.minOrderDays)}`
  return extra > 0 ? `${basic} + ${extra}\u00A0доп. ${plural(extra, ['сутки', 'суток', 'суток'])}` : basic
}
