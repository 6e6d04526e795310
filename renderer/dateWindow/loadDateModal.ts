import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'

/** Fetches the code of the date window, with that of the cart's part in it if there is a cart; it is fetched once. */
export async function loadDateModal() {
  const hasCart = countProducts(cartStore.getState()) > 0
  const [{ DateModal }] = await Promise.all([
    import('./DateModal.tsx'),
    hasCart && import('./change/CartChange.tsx').catch(() => null),
  ])
  return DateModal
}

/** Preloads it while idle; a failure is reported to the caller that needs it. */
export function preloadDateModal(): void {
  loadDateModal().catch(() => {})
}
