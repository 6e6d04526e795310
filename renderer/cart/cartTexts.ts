import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { additionalDays, type LinePrice, type RentalLength, reducedDays } from '#gateway/rental/price.ts'
import { type Stock, unitsCounted } from '#gateway/rental/stock.ts'
import type { RentalDates } from '#renderer/dates/useDates.ts'
import { unitsText } from '#renderer/ui/format.ts'
import type { CartSummary, FreshProduct, LineProblem } from './cartSummary.ts'

/** The counts of a cart: products, their units, units of extras. */
type CartCounts = { products: number; units: number; related: number }

/** Counts what enters the sums. */
export function cartCounts({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): CartCounts {
  const counted = lines.filter(({ price }) => price !== null)
  const extras = counted.flatMap(({ related }) => related).filter(({ price }) => price !== null)
  return {
    products: counted.length,
    units: counted.reduce(
      (sum, { line, product }) => sum + unitsCounted(line.quantity, product?.stock ?? null),
      0,
    ),
    related: extras.reduce((sum, { quantity, free }) => sum + unitsCounted(quantity, free), 0),
  }
}

/** The name of an order's sum: the whole order or, where not all is free or counted, the part that is. */
export function totalName({ isPart, isUncounted }: Counted): string {
  if (isUncounted) return texts.sums.countedTotal
  return isPart ? texts.sums.freeTotal : texts.sums.total
}

/** `isPart`: something is not free, or not as much of it. `isUncounted`: something has no price or is gone. */
type Counted = { isPart: boolean; isUncounted: boolean }

/** «3 предмета, 29 шт. и 29 дополнений». */
export function countsText({ products, units, related }: CartCounts): string {
  const counts = texts.sums.counts(texts.units.positions(products, thousands(products)), unitsText(units))
  return related > 0 ? texts.sums.withExtras(counts, relatedText(related)) : counts
}

/** «29 дополнений». */
export function relatedText(count: number): string {
  return texts.sums.extras(count, thousands(count))
}

/** In place of a sum: who says it, or when. */
export function unsaidText({ isQuoted }: Pick<RentalDates, 'isQuoted'>, onDates: boolean): string {
  return isQuoted ? texts.sums.unsaid(onDates) : texts.card.askForPrice(onDates)
}

/** «2 суток по базовой цене и 1 по сниженной», as in these sums; empty while nobody knows how many are which. */
export function lengthParts(length: RentalLength, sums: Pick<LinePrice, 'basic' | 'additional'>): string {
  if (length.minOrderDays === null) return ''
  const extra = reducedDays(sums, length)
  return texts.sums.priced(daysText(length.days - extra), extra)
}

/** «2 суток + 1 доп.»: what the sum of a line is made of. */
export function breakdownText(length: RentalLength): string {
  const extra = additionalDays(length)
  return texts.sums.parts(daysText(length.minOrderDays ?? length.days), extra)
}

/** Why a line is not in the sum: taken or not there, without a price, or gone. */
export function leftReason({ problem, product, reason }: LeftLine, onDates: boolean): string {
  if (reason) return reason
  if (problem === 'OUT_OF_STOCK')
    return onDates && product?.isOwned !== false ? texts.sums.taken : texts.stock.none
  return problem === 'PRICE_UNKNOWN' ? texts.card.askForPrice(onDates) : texts.words.notOffered
}

type LeftLine = {
  problem: LineProblem | null
  reason?: string | null
  product?: Pick<FreshProduct, 'isOwned'> | null
}

/** The stock of each thing that is counted, extras too. */
export function countedStocks({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): Stock[] {
  return lines
    .filter(({ price }) => price !== null)
    .flatMap(({ product, related }) => [
      product?.stock ?? null,
      ...related.filter(({ price }) => price !== null).map(({ free }) => free),
    ])
}
