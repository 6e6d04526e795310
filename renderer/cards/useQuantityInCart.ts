import { activeLine } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'

/** How many pieces of a product are in the cart; 0 on the server and in the first render of the browser. */
export function useQuantityInCart(productId: string): number {
  return useCart((cart) => activeLine(cart, productId)?.quantity ?? 0)
}
