import type { CartState } from './cartState.ts'
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
