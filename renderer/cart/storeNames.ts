import { browserStorage } from '#renderer/runtime/browserStorage.ts'
import { NAMES_STORAGE, storedName } from './cartNames.ts'
import type { CartState } from './cartState.ts'

type Named = {
  id: string
  name: string | null
  relatedProducts: readonly { productId: string; product: { name: string | null } | null }[]
}

/** Stores the names of what is in the cart, for when the catalogue no longer has it: those of these products, and the stored ones of the others. */
export function storeNames(cart: CartState, products: readonly Named[]): void {
  const fresh = new Map(
    products.flatMap(({ id, name, relatedProducts }) => [
      ...relatedProducts.map(({ productId, product }) => [productId, product?.name] as const),
      [id, name] as const,
    ]),
  )
  const names = [...cart.products, ...cart.relatedProducts].map(({ id }) => [
    id,
    fresh.get(id) ?? storedName(id),
  ])
  browserStorage.write(NAMES_STORAGE, Object.fromEntries(names))
}
