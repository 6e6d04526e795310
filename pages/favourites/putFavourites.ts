import { texts } from '#company/texts/index.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { activeLine } from '#renderer/cart/cartState.ts'
import { cartStore, changeCart } from '#renderer/cart/cartStore.ts'
import { putProducts } from '#renderer/cart/putProducts.ts'
import { showToast } from '#renderer/ui/toasts.ts'

/** Puts one of each into the cart, where there are none yet, and says how many are in it now: not what is busy, nor what a full cart has no room for. */
export function putFavourites(products: readonly ProductCardData[]): void {
  const free = products.filter(({ stock }) => mayBeFree(stock))
  changeCart(
    putProducts,
    free.map((product) => ({ ...product, quantity: 1 })),
    'fill',
  )
  const { length } = products.filter(({ id }) => activeLine(cartStore.getState(), id))
  showToast({
    text:
      length === products.length
        ? texts.favourites.allInCart
        : texts.favourites.partInCart(length, products.length),
    action: { label: texts.favourites.toCart, href: '/cart' },
  })
}
