import { useState } from 'react'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { activeLine } from '#renderer/cart/cartState.ts'
import { cart, useCart } from '#renderer/cart/cartStore.ts'

/** How many pieces the page counts: those in the cart, or what the visitor is about to put there. */
export type Quantity = {
  value: number
  max: number
  inCart: boolean
  set(value: number): void
  /** Puts the product into the cart, in the quantity shown. */
  put(): void
}

/** The quantity of the page's product; once it is in the cart, the cart's own. */
export function useQuantity({ id, slug, stock }: { id: string; slug: string; stock: number }): Quantity {
  const [wanted, setWanted] = useState(1)
  const counted = useCart((state) => activeLine(state, id)?.quantity)
  return {
    value: counted ?? wanted,
    max: Math.max(Math.min(stock, MAX_QUANTITY), 1),
    inCart: counted !== undefined,
    set(value) {
      if (counted === undefined) setWanted(Math.max(value, 1))
      else cart.setQuantity(id, value)
    },
    put() {
      cart.add({ id, slug })
      cart.setQuantity(id, wanted)
    },
  }
}
