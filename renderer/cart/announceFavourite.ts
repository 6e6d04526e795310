import { showToast } from '#renderer/ui/toasts.ts'
import { MAX_FAVOURITES } from './cartState.ts'
import { cartStore } from './cartStore.ts'

/** Says that a product is a favourite now, or that there is no room for it, with the way to the favourites. */
export function announceFavourite(productId: string, name: string): void {
  const isAdded = cartStore.getState().favouriteIds.includes(productId)
  showToast({
    text: isAdded
      ? `${name}\u00A0— в\u00A0избранном`
      : `В\u00A0избранном уже ${MAX_FAVOURITES}\u00A0предметов, больше не\u00A0помещается`,
    action: { label: 'Открыть', href: '/favourites' },
  })
}
