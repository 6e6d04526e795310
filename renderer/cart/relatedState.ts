import { isQuantity } from '#gateway/rental/quantity.ts'
import { isFree, type Stock } from '#gateway/rental/stock.ts'
import { activeLine, type CartState, type RelatedLine, relatedKey, withRoom } from './cartState.ts'

/** Names a related product in the cart: the extra and the line that it belongs to. */
export type RelatedRef = { id: string; parentId: string }

/** Adds one unit of an extra to a line in the cart, as the specification starts every line; only where its stock is above 0, it is not there yet, and there is room. */
export function addRelated(
  cart: CartState,
  { id, parentId, stock }: RelatedRef & { stock: Stock },
): CartState {
  const related = { id, parentId }
  if (!isFree(stock) || !activeLine(cart, parentId) || relatedQuantity(cart, related) > 0) return cart
  const roomy = withRoom(cart)
  if (!roomy) return cart
  return {
    ...roomy,
    relatedProducts: [...roomy.relatedProducts, { ...related, isShowInCart: true, follows: false }],
    relatedProductsQuantity: { ...roomy.relatedProductsQuantity, [relatedKey(related)]: 1 },
  }
}

/**
 * Sets the quantity of an extra that shows in the cart, by hand: it no longer follows its line. Zero or empty (null) deletes it; what
 * is no quantity is ignored.
 */
export function setRelatedQuantity(cart: CartState, related: RelatedRef, quantity: number | null): CartState {
  if (!findRelated(cart, related)?.isShowInCart) return cart
  if (quantity === 0 || quantity === null) return deleteRelated(cart, related)
  return isQuantity(quantity) ? changeRelated(cart, related, { quantity, follows: false }) : cart
}

/** Deletes an extra for good. */
export function deleteRelated(cart: CartState, related: RelatedRef): CartState {
  const { [relatedKey(related)]: _, ...relatedProductsQuantity } = cart.relatedProductsQuantity
  const relatedProducts = cart.relatedProducts.filter((line) => relatedKey(line) !== relatedKey(related))
  return { ...cart, relatedProducts, relatedProductsQuantity }
}

/** How many units of an extra the cart holds; 0 where it is not in it. */
export function relatedQuantity(cart: CartState, related: RelatedRef): number {
  return cart.relatedProductsQuantity[relatedKey(related)] ?? 0
}

/** Sets the quantity of an extra that is in the cart, and whether it follows its line. */
export function changeRelated(
  cart: CartState,
  related: RelatedRef,
  { quantity, follows }: { quantity: number; follows: boolean },
): CartState {
  const key = relatedKey(related)
  return {
    ...cart,
    relatedProducts: cart.relatedProducts.map((line) =>
      relatedKey(line) === key ? { ...line, follows } : line,
    ),
    relatedProductsQuantity: { ...cart.relatedProductsQuantity, [key]: quantity },
  }
}

/** An extra that is in the cart. */
export function findRelated(cart: CartState, related: RelatedRef): RelatedLine | undefined {
  return cart.relatedProducts.find((line) => relatedKey(line) === relatedKey(related))
}
