import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { tabClient } from '../graphql/tabClient.ts'
import { cachedProducts, cacheProducts } from './cachedProducts.ts'
import { fetchCartProducts } from './cartProductsQuery.ts'
import { offeredIds } from './cartState.ts'
import { cart, cartStore } from './cartStore.ts'
import { storeNames } from './storeNames.ts'

/** Caches the products of whatever enters the cart from now on: the connection may be lost before the cart is opened. */
export function cacheCart(): void {
  cacheMissing()
  cartStore.subscribe(({ products, relatedProducts }, before) => {
    if (products !== before.products || relatedProducts !== before.relatedProducts) whenIdle(cacheMissing)
  })
}

// Stock is left out: it would be that of no dates.
async function cacheMissing(): Promise<void> {
  const ids = offeredIds(cartStore.getState())
  if (ids.length === 0) return
  const cached = cachedProducts(ids, null)
  if (cached) return storeNames(cartStore.getState(), cached.products)
  if (!navigator.onLine) return
  const products = await fetchCartProducts(tabClient(), ids, null)
  if (!products) return
  if (products.length < ids.length) cart.refresh(products, ids)
  storeNames(cartStore.getState(), products)
  cacheProducts(products, null, Date.now())
}
