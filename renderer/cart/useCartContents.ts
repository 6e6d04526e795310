import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { isShopReachable } from '#renderer/runtime/recovery.ts'
import { drawn } from '../graphql/typography.ts'
import { useWhenOnline } from '../offline/useOnline.ts'
import { askForCartProducts, type CartProduct, knownCartProducts } from './cartProductsQuery.ts'
import { offeredIds } from './cartState.ts'
import { cart, cartStore, useCart, useCartHydrated } from './cartStore.ts'
import { type CartSummary, cartSummary } from './cartSummary.ts'
import { type FreshPrices, repriced } from './repriced.ts'

/** The visitor's cart with fresh products, for the visitor's dates. The server and the first render see `loading`. */
type CartContents = { state: 'loading' } | { state: 'failed'; retry: () => void } | ReadyContents

/** `isDated`: the sums and the stock are those of former dates or of less, and the present ones are on their way. */
type ReadyContents = {
  state: 'ready'
  summary: CartSummary<CartProduct>
  length: RentalLength
  isDated: boolean
  /** The line is down, and the products are as they were known then, milliseconds since 1970; null: they are as they are now. */
  keptAt: number | null
  /** Asks for the products again. */
  refresh: () => void
  /** Counts with the prices of a quote from now on. */
  reprice: (prices: FreshPrices) => void
}

/**
 * Fetches the cart's products once its storage has been read, and again when other dates give another client; what is
 * known for the former dates stays until then. `drawsKnown`: at first what the browser's cache has is shown, as dated; nothing can be ordered of it.
 */
export function useCartContents({ drawsKnown = false } = {}): CartContents {
  const client = useClient()
  const rental = useDates()
  const { period } = rental
  const isHydrated = useCartHydrated()
  const contents = useCart((state) => state)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  const ids = contents.products.map(({ id }) => id)
  const { days, minOrderDays } = rentalLength(rental)
  const isKnown = ids.every((id) => answer?.ids.has(id))
  useWhenOnline(answer !== null && (answer.products === null || answer.keptAt !== null), retry)
  // What was just put in joins the others when its product is here.
  const known = contents.products.filter(({ id }) => answer?.ids.has(id))
  const isLate = !isKnown && known.length > 0 && answer?.products != null
  const isDated = ids.length > 0 && answer !== null && answer.client !== client
  const asked = isHydrated && (!isKnown || isDated) ? JSON.stringify(ids) : null

  // `attempt` only triggers a retry after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    const wanted: string[] = JSON.parse(asked)
    const fields = { ids: new Set(wanted), length: { days, minOrderDays }, minOrderDays: null }
    const products = drawsKnown ? knownCartProducts(client, wanted, period) : null
    if (products) setAnswer((last) => last ?? { ...fields, client: null, products, keptAt: null })
    void cartProducts(client, wanted, period).then(({ products, keptAt }) => {
      if (!isWanted) return
      if (products && keptAt === null) cart.refresh(products, wanted)
      setAnswer({ ...fields, client, products, keptAt })
    })
    return () => {
      isWanted = false
    }
  }, [asked, client, period, days, minOrderDays, attempt])

  const products = answer?.products
  useEffect(() => {
    if (products)
      void import('./keepNames.ts').then(
        ({ keepNames }) => keepNames(contents, products),
        () => {},
      )
  }, [contents, products])

  if (!isHydrated || (!isKnown && !isLate)) return { state: 'loading' }
  if (ids.length > 0 && answer?.products === null) {
    return isDated ? { state: 'loading' } : { state: 'failed', retry }
  }
  const length = isDated ? answer.length : { days, minOrderDays: answer?.minOrderDays ?? minOrderDays }
  const shown = isLate ? { ...contents, products: known } : contents
  const summary = cartSummary(shown, drawn(answer?.products ?? []), length)
  return {
    state: 'ready',
    length,
    isDated: isDated || isLate,
    keptAt: answer?.keptAt ?? null,
    refresh: retry,
    summary,
    reprice,
  }

  function reprice(prices: FreshPrices) {
    if (answer?.products)
      setAnswer({
        ...answer,
        products: repriced(answer.products, prices),
        minOrderDays: prices.minOrderDays,
        keptAt: null,
      })
  }

  // What was kept stays until there is something newer.
  function retry() {
    if (answer?.products == null) setAnswer(null)
    else setAnswer({ ...answer, client: null })
    setAttempt(attempt + 1)
  }
}

/** One answer of the gateway; `products` is null where it failed. */
type Answer = {
  /** Null: it is asked for again. */
  client: Client | null
  ids: ReadonlySet<string>
  products: CartProduct[] | null
  /** When the products were as they are here; null: when they were asked for. */
  keptAt: number | null
  /** The length of the rental that it was requested for. */
  length: RentalLength
  /** The minimum rental of a quote, where it came after the page's. */
  minOrderDays: number | null
}

/** The products as they are now, or without a line as they were. */
async function cartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): Promise<Pick<Answer, 'products' | 'keptAt'>> {
  const products = await askForCartProducts(client, ids, period)
  // Nobody waits for what is kept, and only who has no line needs the code that reads it.
  const memory = import('./keptProducts.ts').catch(() => null)
  if (products) void memory.then((kept) => kept?.keepProducts(products, period, Date.now()))
  if (products || (await isShopReachable())) return { products, keptAt: null }
  const kept = (await memory)?.keptProducts(offeredIds(cartStore.getState()), period)
  return { products: kept?.products ?? null, keptAt: kept?.at ?? null }
}

/** What the sums are for: the chosen dates, also when they have passed; without dates the minimum rental. While nobody knows that there are none. */
function rentalLength({ dates, days, isOverdue, minOrderDays }: RentalDates): RentalLength {
  if (days !== null) return { days, minOrderDays }
  return { days: dates && isOverdue ? daysIn(dates) : (minOrderDays ?? 1), minOrderDays }
}
