import { useEffect, useState } from 'react'
import { daysIn } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import type { ShopClient } from '../graphql/shopClient.ts'
import { useClient } from '../graphql/useAnswer.ts'
import { type Reservation, useReservation } from '../reservation/useReservation.ts'
import { askForCartProducts, type CartProduct } from './cartProductsQuery.ts'
import { cart, useCart, useCartHydrated } from './cartStore.ts'
import { type CartSummary, cartSummary } from './cartSummary.ts'
import { type FreshPrices, repriced } from './repriced.ts'

/** The visitor's cart with fresh products, for the visitor's dates. The server and the first render see `loading`. */
type CartContents = { state: 'loading' } | { state: 'failed'; retry: () => void } | ReadyContents

/** `isDated`: the sums and the stock are those of former dates, and the ones for the present dates are on their way. */
type ReadyContents = {
  state: 'ready'
  summary: CartSummary<CartProduct>
  length: RentalLength
  isDated: boolean
  /** Counts with the prices of a quote from now on. */
  reprice: (prices: FreshPrices) => void
}

/**
 * Fetches the cart's products once its storage has been read, and again when other dates give another client; what is
 * known for the former dates stays until then.
 */
export function useCartContents(): CartContents {
  const client = useClient()
  const reservation = useReservation()
  const { period } = reservation
  const isHydrated = useCartHydrated()
  const contents = useCart((state) => state)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  const ids = contents.products.map(({ id }) => id)
  const { days, minOrderDays } = rentalLength(reservation)
  const isKnown = ids.every((id) => answer?.ids.has(id))
  const isDated = ids.length > 0 && answer !== null && answer.client !== client
  const asked = isHydrated && (!isKnown || isDated) ? JSON.stringify(ids) : null

  // `attempt` only triggers a retry after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    const wanted: string[] = JSON.parse(asked)
    void askForCartProducts(client, wanted, period).then((products) => {
      if (!isWanted) return
      if (products) cart.refresh(products)
      setAnswer({
        client,
        ids: new Set(wanted),
        products,
        length: { days, minOrderDays },
        minOrderDays: null,
      })
    })
    return () => {
      isWanted = false
    }
  }, [asked, client, period, days, minOrderDays, attempt])

  if (!isHydrated || !isKnown) return { state: 'loading' }
  if (ids.length > 0 && answer?.products === null) {
    return isDated ? { state: 'loading' } : { state: 'failed', retry }
  }
  const length = isDated ? answer.length : { days, minOrderDays: answer?.minOrderDays ?? minOrderDays }
  const summary = cartSummary(contents, answer?.products ?? [], length)
  return { state: 'ready', length, isDated, summary, reprice }

  function reprice(prices: FreshPrices) {
    if (answer?.products)
      setAnswer({
        ...answer,
        products: repriced(answer.products, prices),
        minOrderDays: prices.minOrderDays,
      })
  }

  function retry() {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
}

/** One answer of the gateway; `products` is null where it failed. */
type Answer = {
  client: ShopClient
  ids: ReadonlySet<string>
  products: CartProduct[] | null
  /** The length of the rental that it was requested for. */
  length: RentalLength
  /** The minimum rental of a quote, where it came after the page's. */
  minOrderDays: number | null
}

/** What the sums are for: the chosen dates, also when they have passed; without dates the minimum rental. */
function rentalLength({ dates, days, isOverdue, minOrderDays }: Reservation): RentalLength {
  if (days !== null) return { days, minOrderDays }
  return { days: dates && isOverdue ? daysIn(dates) : minOrderDays, minOrderDays }
}
