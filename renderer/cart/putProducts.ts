import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { mostUnits, type Stock } from '#gateway/rental/stock.ts'
import {
  activeLine,
  addProduct,
  type CartSet,
  type CartState,
  joinSet,
  setProductQuantity,
} from './cartState.ts'

/** A product that is put into the cart with others, which may be those of a solution; `stock` of this moment. */
type PutProduct = { id: string; slug: string; quantity: number; stock: Stock; set?: CartSet | undefined }

/**
 * Puts several products into the cart. `fill` raises what is there to the requested quantity and lowers nothing; `add` comes on top,
 * but never above what is free. What a full cart has no room for stays outside. What was there on its own does not join a solution.
 */
export function putProducts(
  cart: CartState,
  products: readonly PutProduct[],
  how: 'fill' | 'add',
): CartState {
  return products.reduce((state, product) => {
    const line = activeLine(state, product.id)
    const before = line?.quantity ?? 0
    const most = Math.max(before, mostUnits(product.stock))
    const target =
      how === 'add' ? Math.min(before + product.quantity, most) : Math.max(before, product.quantity)
    const put = setProductQuantity(addProduct(state, product), product.id, Math.min(target, MAX_QUANTITY))
    const { id, set } = product
    return set && (!line || line.set?.slug === set.slug) ? joinSet(put, id, set) : put
  }, cart)
}
