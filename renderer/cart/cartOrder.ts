import { type CartState, purgeRemoved, relatedKey } from './cartState.ts'
import { relatedQuantity } from './relatedState.ts'

/** The part of an order, and of a quote, that the cart gives: `lines` and `relatedLines` of the gateway's inputs. */
export type CartOrder = {
  lines: { productId: string; quantity: number }[]
  relatedLines: { productId: string; parentId: string; quantity: number }[]
  code?: string | null
}

/** The order that the cart would become: everything that is not removed. */
export function cartOrder(cart: CartState): CartOrder {
  return {
    ...(cart.code && { code: cart.code }),
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

/**
 * The cart without what was ordered: of a line that came to more meanwhile, the rest stays, and so does what was not ordered. Extras
 * leave with the last of their line, as what was removed does, and the promo code is used.
 */
export function withoutOrdered(cart: CartState, { lines, relatedLines }: CartOrder): CartState {
  const ordered = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const extras = new Map(
    relatedLines.map(({ productId: id, parentId, quantity }) => [relatedKey({ id, parentId }), quantity]),
  )
  const quantities = Object.entries(cart.relatedProductsQuantity).map(
    ([key, quantity]) => [key, quantity - (extras.get(key) ?? 0)] as const,
  )
  const left = new Map(quantities.filter(([, quantity]) => quantity > 0))
  return purgeRemoved({
    ...cart,
    code: undefined,
    products: cart.products
      .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
    relatedProducts: cart.relatedProducts.filter((line) => left.has(relatedKey(line))),
    relatedProductsQuantity: Object.fromEntries(left),
  })
}
