import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { tabClient } from '../graphql/tabClient.ts'
import { askForCartProducts } from './cartProductsQuery.ts'
import { offeredIds } from './cartState.ts'
import { cart, cartStore } from './cartStore.ts'
import { keepNames } from './keepNames.ts'
import { keepProducts, keptProducts } from './keptProducts.ts'

/** From now on something is known of whatever enters the cart, also when the line is down before the cart was looked at. */
export function keepCart(): void {
  keepUnknown()
  cartStore.subscribe(({ products, relatedProducts }, before) => {
    if (products !== before.products || relatedProducts !== before.relatedProducts) whenIdle(keepUnknown)
  })
}

// Stock is left out: it would be that of no dates.
async function keepUnknown(): Promise<void> {
  const ids = offeredIds(cartStore.getState())
  if (ids.length === 0) return
  const kept = keptProducts(ids, null)
  if (kept) return keepNames(cartStore.getState(), kept.products)
  if (!navigator.onLine) return
  const products = await askForCartProducts(tabClient(), ids, null)
  if (!products) return
  if (products.length < ids.length) cart.refresh(products, ids)
  keepNames(cartStore.getState(), products)
  keepProducts(products, null, Date.now())
}
