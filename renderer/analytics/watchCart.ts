import type { CartState } from '#renderer/cart/cartState.ts'
import { cartStore, isOfOtherTab } from '#renderer/cart/cartStore.ts'
import { storedDates } from '#renderer/dates/storedDates.ts'
import { cartChanges, rentalFields, type ShopEventName, type ShopItem } from './shopEvents.ts'
import { sendEvent } from './tagManager.ts'

/**
 * Reports to the analytics what is put into the cart and taken out of it. The order's page only empties it, which is no removal, and
 * what another tab did is reported there. Returns how to stop.
 */
export function watchCart(): () => void {
  let unreported: CartState | null = null
  return cartStore.subscribe((_, before) => {
    if (isOfOtherTab() || location.pathname === '/order') return
    // One press may add a product and then set its quantity.
    if (unreported === null) queueMicrotask(report)
    unreported ??= before
  })

  function report() {
    if (unreported === null) return
    const { added, removed } = cartChanges(unreported, cartStore.getState())
    unreported = null
    send('add_to_cart', added)
    send('remove_from_cart', removed)
  }
}

function send(name: ShopEventName, items: ShopItem[]): void {
  if (items.length > 0) sendEvent(name, { ...rentalFields(storedDates()), items })
}
