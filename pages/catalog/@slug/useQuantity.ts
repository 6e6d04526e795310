import { useState } from 'react'
import { mostUnits, type Stock } from '#gateway/rental/stock.ts'
import { cart, useCart } from '#renderer/cart/cartStore.ts'

/** The quantity on the page: that in the cart, or what the visitor is about to add. */
export type Quantity = {
  value: number
  max: number
  inCart: boolean
  set(value: number): void
  /** Adds the product to the cart, in the quantity shown. */
  add(): void
}

/** The quantity of the page's product; once it is in the cart, the cart's own. A removed line comes back with the one it had. */
export function useQuantity({ id, slug, stock }: { id: string; slug: string; stock: Stock }): Quantity {
  const [chosen, setChosen] = useState<number | null>(null)
  const line = useCart((state) => state.products.find((each) => each.id === id))
  const counted = line?.isRemovedFromCart === false ? line.quantity : undefined
  const wanted = chosen ?? line?.quantity ?? 1
  const max = mostUnits(stock)
  // On other dates fewer may be free than were wanted before.
  const value = counted ?? Math.min(wanted, max)
  return {
    value,
    max,
    inCart: counted !== undefined,
    set(count) {
      if (counted === undefined) setChosen(Math.max(count, 1))
      else cart.setQuantity(id, count)
    },
    add() {
      cart.add({ id, slug })
      cart.setQuantity(id, value)
    },
  }
}
