import type { CartState } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { datesFromCookie } from '#renderer/dates/rentDates.ts'
import { cartChanges, rentalFields, type ShopItem } from './shopEvents.ts'
import { sendEvent } from './tagManager.ts'

/**
 * Tells the analytics what is put into the cart and taken out of it. The order's page only empties it, which is no removal, and
 * what another tab did is told there. Answers how to stop.
 */
export function watchCart(): () => void {
  let isOfOtherTab = false
  let untold: CartState | null = null
  const stops = [
    cartStore.persist.onHydrate(() => {
      isOfOtherTab = true
    }),
    cartStore.persist.onFinishHydration(() => {
      isOfOtherTab = false
    }),
    cartStore.subscribe((_, before) => {
      if (isOfOtherTab || location.pathname === '/order') return
      // One press may add a product and then set its quantity.
      if (untold === null) queueMicrotask(tell)
      untold ??= before
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }

  function tell() {
    if (untold === null) return
    const { added, removed } = cartChanges(untold, cartStore.getState())
    untold = null
    send('add_to_cart', added)
    send('remove_from_cart', removed)
  }
}

function send(name: string, items: ShopItem[]): void {
  if (items.length > 0) sendEvent(name, { ...rentalFields(datesFromCookie(document.cookie)), items })
}
