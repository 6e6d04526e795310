import type { RentalLength } from '#gateway/rental/price.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'

/** What the parts of a filled cart are made from. */
export type CartFilledProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  /** Stock and sums are those of former dates; the new ones are on their way. */
  isDated: boolean
}

/** What the parts of a line are made from. */
export type CartLineProps = {
  item: LineSummary<CartProduct>
  length: RentalLength
  /** Of what less is free on the dates than is wanted. */
  short?: ShortItem | undefined
}

/** The id of a line's element: where the summary leads when a line has to be corrected. */
export function lineElementId(productId: string): string {
  return `line-${productId.replace(/[^\w-]/g, '_')}`
}
