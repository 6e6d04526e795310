import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { MAX_FAVOURITES } from './cartState.ts'
import { cartStore } from './cartStore.ts'

/** Says that a product is a favourite now, or that there is no room for it, with the way to the favourites. */
export function announceFavourite(productId: string, name: string): void {
  const isAdded = cartStore.getState().favouriteIds.includes(productId)
  showToast({
    text: isAdded ? texts.newFavourite.added(name) : texts.newFavourite.full(MAX_FAVOURITES),
    action: { label: texts.newFavourite.open, href: '/favourites' },
  })
}
