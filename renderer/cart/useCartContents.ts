import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { isShopReachable } from '#renderer/runtime/recovery.ts'
import { useWhenOnline } from '../offline/useOnline.ts'
import { cartOrder } from './cartOrder.ts'
import { type CartProduct, cachedCartProducts, fetchCartProducts } from './cartProductsQuery.ts'
import { useCartQuote } from './cartQuote.ts'
import { offeredIds } from './cartState.ts'
import { cart, cartStore, useCart, useCartHydrated } from './cartStore.ts'
import { type CartSummary, cartSummary } from './cartSummary.ts'
import { type FreshPrices, repriced } from './repriced.ts'

/** The visitor's cart with fresh products, for the visitor's dates. The server and the first render see `loading`. */
type CartContents = { state: 'loading' } | { state: 'failed'; retry: () => void } | ReadyContents

/** `isDated`: sums and stock are those of the previous dates or of fewer lines; the current ones are on their way. */
type ReadyContents = {
  state: 'ready'
  summary: CartSummary<CartProduct>
  length: RentalLength
  isDated: boolean
  /** The sums are asked for: those of the cart before are not shown meanwhile. */
  isAsked: boolean
  /** There is no connection, and the products were cached then, milliseconds since 1970; null: they are as they are now. */
  cachedAt: number | null
  /** Fetches the products again. */
  refresh: () => void
  /** Counts with the prices of a quote from now on. */
  reprice: (prices: FreshPrices) => void
}

/**
 * Fetches the cart's products once its storage has been read, and again for other dates; the answer
 * for the previous ones stays until then. `drawsCached`: at first what the browser's cache has is shown, as dated; nothing can be ordered of it.
 */
export function useCartContents({ drawsCached = false } = {}): CartContents {
  const client = useClient()
  const rental = useDates()
  const { period, isQuoted } = rental
  const isHydrated = useCartHydrated()
  const contents = useCart((state) => state)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const quoted = useCartQuote(cartOrder(contents), isQuoted && isHydrated ? period : null)

  const ids = contents.products.map(({ id }) => id)
  const dates = JSON.stringify(period)
  const { days, minOrderDays } = rentalLength(rental)
  const isComplete = ids.every((id) => answer?.ids.has(id))
  useWhenOnline(answer !== null && (answer.products === null || answer.cachedAt !== null), retry)
  // A product that was just put in joins the others when it is loaded.
  const answered = contents.products.filter(({ id }) => answer?.ids.has(id))
  const isLate = !isComplete && answered.length > 0 && answer?.products != null
  const isDated = ids.length > 0 && answer !== null && answer.dates !== dates
  const requested = isHydrated && (!isComplete || isDated) ? JSON.stringify(ids) : null

  // `attempt` only triggers a retry after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (requested === null) return
    let isCurrent = true
    const missing: string[] = JSON.parse(requested)
    const fields = { ids: new Set(missing), length: { days, minOrderDays }, minOrderDays: null }
    const products = drawsCached ? cachedCartProducts(client, missing, period) : null
    if (products) setAnswer((last) => last ?? { ...fields, dates: null, products, cachedAt: null })
    void cartProducts(client, missing, period).then(({ products, cachedAt }) => {
      if (!isCurrent) return
      if (products && cachedAt === null) cart.refresh(products, missing)
      setAnswer({ ...fields, dates, products, cachedAt })
    })
    return () => {
      isCurrent = false
    }
  }, [requested, client, period, dates, days, minOrderDays, attempt])

  const products = answer?.products
  useEffect(() => {
    if (products)
      void import('./storeNames.ts').then(
        ({ storeNames }) => storeNames(contents, products),
        () => {},
      )
  }, [contents, products])

  if (!isHydrated || (!isComplete && !isLate)) return { state: 'loading' }
  if (ids.length > 0 && answer?.products === null) {
    return isDated ? { state: 'loading' } : { state: 'failed', retry }
  }
  const quote = quoted.isAsked ? quoted.latest : quoted.quote
  if (isQuoted && quoted.isAsked && !quote) return { state: 'loading' }
  const length = isDated ? answer.length : { days, minOrderDays: answer?.minOrderDays ?? minOrderDays }
  const shown = isLate ? { ...contents, products: answered } : contents
  const summary = cartSummary(shown, namedApart(answer?.products ?? []), length, isQuoted ? quote : undefined)
  return {
    state: 'ready',
    length,
    isDated: isDated || isLate || quoted.isAsked,
    isAsked: quoted.isAsked,
    cachedAt: answer?.cachedAt ?? null,
    refresh: retry,
    summary,
    reprice,
  }

  function reprice(prices: FreshPrices) {
    if (isQuoted) return quoted.ask()
    if (answer?.products)
      setAnswer({
        ...answer,
        products: repriced(answer.products, prices),
        minOrderDays: prices.minOrderDays,
        cachedAt: null,
      })
  }

  // The cached copy stays until there is something newer.
  function retry() {
    if (isQuoted) quoted.ask()
    if (answer?.products == null) setAnswer(null)
    else setAnswer({ ...answer, dates: null })
    setAttempt(attempt + 1)
  }
}

/** One answer of the gateway; `products` is null where it failed. */
type Answer = {
  /** The dates that it was requested for, as text; null: it is fetched again. */
  dates: string | null
  ids: ReadonlySet<string>
  products: CartProduct[] | null
  /** When the products were cached; null: they came from the gateway. */
  cachedAt: number | null
  /** The length of the rental that it was requested for. */
  length: RentalLength
  /** The minimum rental of a quote, where it came after the page's. */
  minOrderDays: number | null
}

/** The products as they are now, or without a connection their cached copies. */
async function cartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): Promise<Pick<Answer, 'products' | 'cachedAt'>> {
  const products = await fetchCartProducts(client, ids, period)
  // Nobody waits for the cache, and its code is needed only without a connection.
  const memory = import('./cachedProducts.ts').catch(() => null)
  if (products) void memory.then((cache) => cache?.cacheProducts(products, period, Date.now()))
  if (products || (await isShopReachable())) return { products, cachedAt: null }
  const cached = (await memory)?.cachedProducts(offeredIds(cartStore.getState()), period)
  return { products: cached?.products ?? null, cachedAt: cached?.at ?? null }
}

/**
 * The rental that the sums are for: the chosen dates, also when they have passed; without dates the minimum rental.
 * While the minimum is missing there are no sums.
 */
function rentalLength({ dates, days, isOverdue, minOrderDays }: RentalDates): RentalLength {
  if (days !== null) return { days, minOrderDays }
  return { days: dates && isOverdue ? daysIn(dates) : (minOrderDays ?? 1), minOrderDays }
}
