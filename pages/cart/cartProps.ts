import type { ComponentType } from 'react'
import type { RentalLength } from '#gateway/rental/price.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import type { CompactLineProps } from './CompactLine.tsx'

/** The props that the parts of a filled cart share. */
export type CartFilledProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  /** Stock and sums are those of former dates; the new ones are on their way. */
  isDated: boolean
  /** Asks for products and sums again. */
  refresh: () => void
}

/** The props that the parts of a line share. */
export type CartLineProps = {
  item: LineSummary<CartProduct>
  length: RentalLength
  /** The item with its shortage, where less is free on the dates than is requested. */
  short?: ShortItem | undefined
  /** How it is drawn in a long cart while it is in the sum. */
  Compact?: ComponentType<CompactLineProps> | undefined
}

/** A cart of more lines is looked through, not shopped in: its rows are compact, and offers wait for a press. */
export function isLongCart(lines: number): boolean {
  return lines > 5
}

/** The id of a line's element: where the summary leads when a line has to be corrected. */
export function lineElementId(productId: string): string {
  return `line-${productId.replace(/[^\w-]/g, '_')}`
}
