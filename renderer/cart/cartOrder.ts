import type { CartState } from './cartState.ts'
import type { CartSummary, FreshProduct } from './cartSummary.ts'
import { relatedQuantity } from './relatedState.ts'

/** The part of an order, and of a quote, that the cart gives: `lines` and `relatedLines` of the gateway's inputs. */
export type CartOrder = {
  lines: { productId: string; quantity: number }[]
  relatedLines: { productId: string; parentId: string; quantity: number }[]
}

/** What the cart would order: everything that is not removed. */
export function cartOrder(cart: CartState): CartOrder {
  return {
    lines: cart.products
      .filter((line) => !line.isRemovedFromCart)
      .map(({ id, quantity }) => ({ productId: id, quantity })),
    relatedLines: cart.relatedProducts
      .filter((line) => line.isShowInCart)
      .map((line) => ({
        productId: line.id,
        parentId: line.parentId,
        quantity: relatedQuantity(cart, line),
      })),
  }
}

/** What the sums of a summary are for: a line that is not counted (removed, taken by others, unknown) is not ordered. */
export function countedOrder({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): CartOrder {
  return {
    lines: lines
      .filter(({ price }) => price !== null)
      .map(({ line }) => ({ productId: line.id, quantity: line.quantity })),
    relatedLines: lines
      .flatMap(({ related }) => related)
      .filter(({ price }) => price !== null)
      .map(({ line, quantity }) => ({ productId: line.id, parentId: line.parentId, quantity })),
  }
}
