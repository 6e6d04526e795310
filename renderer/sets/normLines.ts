import { decimals } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { unitsForGuests } from '#gateway/rental/norms.ts'
import type { ChosenNorm } from '#gateway/rental/normsUrl.ts'
import type { LinePrice, RentalLength } from '#gateway/rental/price.ts'
import { partsNamedApart } from '#gateway/rental/sameNames.ts'
import { type SumSource, sumsOf } from '#renderer/cart/cartQuote.ts'
import type { GuestNorm } from './normsQuery.ts'
import type { SetProduct } from './setProduct.ts'

/** How much of a product guests need. */
export type NormLine = {
  norm: ChosenNorm<GuestNorm>
  product: NonNullable<GuestNorm['product']>
  /** Needed for all guests by the norm, spare ones with them. */
  needed: number
  /** As many as the visitor wants: those, or a number of their own. */
  units: number
  /** As many of them as are free; all where nobody can say. */
  takes: number
  /** In roubles, for `takes`; null where it is not counted. */
  price: LinePrice | null
}

/** The guests' needs, without the products that the catalogue no longer has. `total` in roubles; null: nobody can say. */
export type NormLines = { lines: NormLine[]; units: number; total: number | 'asked' | null }

/** A line before it has a price. */
type Needed = Omit<NormLine, 'price'>

/** Counts what guests need by these norms. */
export function neededLines(norms: readonly ChosenNorm<GuestNorm>[], guests: number): Needed[] {
  return partsNamedApart(norms).flatMap((norm) => {
    const { product } = norm
    if (!product) return []
    const needed = unitsForGuests(norm, guests)
    const units = norm.own ?? needed
    const takes = Math.min(units, product.stock ?? units)
    return [{ norm, product, needed, units, takes }]
  })
}

/** The same with its prices for a rental. */
export function normLines(needed: readonly Needed[], length: RentalLength, quote?: SumSource): NormLines {
  const priced = needed.map(({ product, takes }) => ({ ...product, quantity: takes, stock: null }))
  const { lines, total } = sumsOf(priced, [], length, quote)
  return {
    lines: needed.map((line, index) => ({ ...line, price: lines[index] ?? null })),
    units: needed.reduce((sum, { takes }) => sum + takes, 0),
    total:
      quote === 'asked' || quote === null ? quote : length.minOrderDays === null && !quote ? null : total,
  }
}

/** The lines that go into the cart, in the wanted quantity: the cart says how much of it is free. */
export function putProductsOf(lines: readonly NormLine[]): SetProduct[] {
  return lines.flatMap(({ product: { id, slug }, units, price }) =>
    price ? [{ id, slug, quantity: units }] : [],
  )
}

/** A norm in words: «1 на 10 гостей», «3 на гостя и 5 % запаса». */
export function normText(norm: GuestNorm): string {
  const { units, guests, spare, spareAtLeast } = norm
  return texts.norms.withSpare(texts.norms.share(decimals(units), guests), spare, spareAtLeast)
}
