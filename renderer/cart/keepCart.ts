import { browserClient } from '../graphql/browserClient.ts'
import { whenIdle } from '../navigation/whenIdle.ts'
import { askForCartProducts } from './cartProductsQuery.ts'
import { cartStore } from './cartStore.ts'
import { keepProducts, keptProducts } from './keptProducts.ts'

/** From now on something is known of whatever enters the cart, also when the line is down before the cart was looked at. */
export function keepCart(): void {
  keepUnknown()
  cartStore.subscribe(({ products }, before) => {
    if (products !== before.products) whenIdle(keepUnknown)
  })
}

// Stock is left out: it would be that of no dates.
async function keepUnknown(): Promise<void> {
  const ids = cartStore.getState().products.map(({ id }) => id)
  if (ids.length === 0 || keptProducts(ids, null) || !navigator.onLine) return
  const products = await askForCartProducts(browserClient(), ids, null)
  if (products) keepProducts(products, null, Date.now())
}
