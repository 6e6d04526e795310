import { browserStorage } from '#renderer/runtime/browserStorage.ts'
import { keptName, NAMES_STORAGE } from './cartNames.ts'
import type { CartState } from './cartState.ts'

type Named = {
  id: string
  name: string | null
  relatedProducts: readonly { productId: string; product: { name: string | null } | null }[]
}

/** Keeps what the cart’s things are called, for the day when the catalogue no longer has them: those of these products, and what was known of the others. */
export function keepNames(cart: CartState, products: readonly Named[]): void {
  const fresh = new Map(
    products.flatMap(({ id, name, relatedProducts }) => [
      ...relatedProducts.map(({ productId, product }) => [productId, product?.name] as const),
      [id, name] as const,
    ]),
  )
  const names = [...cart.products, ...cart.relatedProducts].map(({ id }) => [
    id,
    fresh.get(id) ?? keptName(id),
  ])
  browserStorage.write(NAMES_STORAGE, Object.fromEntries(names))
}
