import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { mayBeFree, mostUnits, type Stock } from '#gateway/rental/stock.ts'
import { cart, useCart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'

/** The quantity on the page: that in the cart, or what the visitor is about to add. */
export type Quantity = {
  value: number
  max: number
  /** On the dates fewer are free than are requested; never where nobody can say. */
  isShort: boolean
  inCart: boolean
  set(value: number): void
  /** Adds the product to the cart, in the quantity shown. */
  add(): void
}

/**
 * The quantity of the page's product; once it is in the cart, the cart's own. A removed line comes back with the one it had. With
 * `hasDates` more may be requested than is free on them: up to what the company owns.
 */
export function useQuantity({ id, slug, name, stock, owned }: Counted, hasDates: boolean): Quantity {
  const [chosen, setChosen] = useState<number | null>(null)
  const line = useCart((state) => state.products.find((each) => each.id === id))
  const counted = line?.isRemovedFromCart === false ? line.quantity : undefined
  const requested = chosen ?? line?.quantity ?? 1
  const max = mostUnits(hasDates && mayBeFree(owned) ? (owned ?? stock) : stock)
  const value = counted ?? Math.min(requested, max)
  return {
    value,
    max,
    isShort: hasDates && stock !== null && value > stock && owned !== 0,
    inCart: counted !== undefined,
    set(count) {
      if (counted === undefined) setChosen(Math.max(count, 1))
      else if (count > 0) cart.setQuantity(id, count)
      else changeWithUndo(texts.card.outOfCart(name), () => cart.remove(id))
    },
    add() {
      cart.add({ id, slug })
      cart.setQuantity(id, value)
      setChosen(null)
    },
  }
}

type Counted = {
  id: string
  slug: string
  name: string
  /** Units that are free, on the dates where there are some. */
  stock: Stock
  /** Units that the company has. */
  owned: Stock
}
