import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { fetchCartProducts } from '#renderer/cart/cartProductsQuery.ts'
import { cart, cartStore, useCartHydrated } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { productCardsQuery, recentlyViewedVariables } from './productCards.ts'

/**
 * Once after the start, when the browser has nothing more urgent to do: fetches the recently viewed products and what the cart
 * holds with its extras. Quantities and marks stay; what fails is fetched where it is shown.
 */
export function useReloadOnStart(): void {
  const client = useClient()
  const { period } = useDates()
  const { isCheckout } = usePageContext().config
  const isHydrated = useCartHydrated()
  // Before the page that is shown counts as viewed: it has its product.
  const [hasViewed] = useState(() => cartStore.getState().previouslyLookedIds.length > 0)
  const reload = useEffectEvent(() => {
    const { previouslyLookedIds, products } = cartStore.getState()
    if (hasViewed)
      void client.query(productCardsQuery, recentlyViewedVariables(previouslyLookedIds, period)).toPromise()
    // These pages fetch the cart themselves.
    if (products.length === 0 || isCheckout) return
    const ids = products.map(({ id }) => id)
    void fetchCartProducts(client, ids, period).then((fresh) => fresh && cart.refresh(fresh, ids))
  })
  useEffect(() => {
    if (!isHydrated) return
    if (!window.requestIdleCallback) return reload()
    const handle = window.requestIdleCallback(() => reload())
    return () => window.cancelIdleCallback(handle)
  }, [isHydrated])
}
