import type { Client } from '@urql/core'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { daysIn } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { type Reservation, useReservation } from '../reservation/useReservation.ts'
import { askForCartProducts, type CartProduct } from './cartProductsQuery.ts'
import { cart, useCart, useCartHydrated } from './cartStore.ts'
import { type CartSummary, cartSummary } from './cartSummary.ts'

/** The visitor's cart with fresh products, for the visitor's dates. The server and the first render see `loading`. */
export type CartContents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; summary: CartSummary<CartProduct>; length: RentalLength }

/** Asks for the products of the cart once its storage has been read, and again when other dates give another client. */
export function useCartContents(): CartContents {
  const client = useClient()
  const reservation = useReservation()
  const { period } = reservation
  const isHydrated = useCartHydrated()
  const contents = useCart((state) => state)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  const ids = contents.products.map(({ id }) => id)
  const known = answer?.client === client ? answer : null
  const isComplete = ids.every((id) => known?.ids.has(id))
  const asked = isHydrated && !isComplete ? JSON.stringify(ids) : null

  // `attempt` is only there to ask again after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    const wanted: string[] = JSON.parse(asked)
    void askForCartProducts(client, wanted, period).then((products) => {
      if (!isWanted) return
      if (products) cart.refresh(products)
      setAnswer({ client, ids: new Set(wanted), products })
    })
    return () => {
      isWanted = false
    }
  }, [asked, client, period, attempt])

  if (!isHydrated || !isComplete) return { state: 'loading' }
  if (known && !known.products) return { state: 'failed', retry }
  const length = rentalLength(reservation)
  return { state: 'ready', length, summary: cartSummary(contents, known?.products ?? [], length) }

  function retry() {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
}

/** One answer of the gateway; `products` is null where it failed. */
type Answer = { client: Client; ids: ReadonlySet<string>; products: CartProduct[] | null }

/** What the sums are for: the chosen dates, also when they have passed; without dates the shortest rental. */
function rentalLength({ dates, days, isOverdue, minOrderDays }: Reservation): RentalLength {
  if (days !== null) return { days, minOrderDays }
  return { days: dates && isOverdue ? daysIn(dates) : minOrderDays, minOrderDays }
}
