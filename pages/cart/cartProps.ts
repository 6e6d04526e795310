import type { RentalLength } from '#gateway/rental/price.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'

/** What the parts of a filled cart are made from. */
export type CartFilledProps = { summary: CartSummary<CartProduct>; length: RentalLength }

/** What the parts of a line are made from. */
export type CartLineProps = { item: LineSummary<CartProduct>; length: RentalLength }

/** The id of a line's element: where the summary leads when a line has to be corrected. */
export function lineElementId(productId: string): string {
  return `line-${productId.replace(/[^\w-]/g, '_')}`
}
