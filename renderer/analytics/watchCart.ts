import { cartStore } from '#renderer/cart/cartStore.ts'
import { datesFromCookie } from '#renderer/reservation/rentDates.ts'
import { cartChanges, rentalFields, type ShopItem } from './shopEvents.ts'
import { sendEvent } from './tagManager.ts'

/** Tells the analytics what is put into the cart and taken out of it. An order empties it without a word. Answers how to stop. */
export function watchCart(): () => void {
  return cartStore.subscribe((after, before) => {
    if (after.products.length === 0) return
    const { added, removed } = cartChanges(before, after)
    send('add_to_cart', added)
    send('remove_from_cart', removed)
  })
}

function send(name: string, items: ShopItem[]): void {
  if (items.length > 0) sendEvent(name, { ...rentalFields(datesFromCookie(document.cookie)), items })
}
