import { texts } from '#company/texts/index.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Availability, StockNote } from '#renderer/ui/Availability.tsx'
import { unitsText } from '#renderer/ui/format.ts'

export type CountedLine = { item: LineSummary<CartProduct>; product: CartProduct }

/** How much of a line's product is free, or that it is less than is requested. */
export function LineStock({ item, product, brief }: CountedLine & { brief: boolean }) {
  const { period, isOverdue } = useDates()
  if (item.problem === 'NOT_ENOUGH_STOCK' && product.stock !== null) {
    return <StockNote look="part">{texts.cartPage.only(unitsText(product.stock), period !== null)}</StockNote>
  }
  if (isOverdue) return <StockNote look="none">{texts.cartPage.stockLater}</StockNote>
  return <Availability stock={product.stock} onDates={period !== null} brief={brief} />
}

/** Where a line's sum is for what is free of it: for how many. */
export function PartNote({ item, product }: CountedLine) {
  if (item.problem !== 'NOT_ENOUGH_STOCK' || product.stock === null) return null
  return <p className="small muted">{texts.cartPage.sumFor(unitsText(product.stock))}</p>
}
