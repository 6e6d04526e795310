import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const dateQuoteQuery = graphql(`
  query CartTotalForDates($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      period { start end }
      payment { payable delivery }
      lines {
        productId quantity total stock counted
        product {
          id name isOwned
          images { original }
        }
      }
      relatedLines {
        productId parentId quantity total stock counted
        product {
          id name isOwned
          images { original }
        }
      }
    }
  }
`)

/** The price of the cart on some dates, and its stock then. */
export type DateQuote = NonNullable<ResultOf<typeof dateQuoteQuery>['rentQuote']>

/** `latest`: the last quote that came, also one for other dates: names and pictures, but no sums. */
export type DateQuoteAnswer = {
  quote: DateQuote | null
  latest: DateQuote | null
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

/** The visitor's cart on `period`; nothing is fetched without dates or with an empty cart. */
export function useDateQuote(period: Period | null): DateQuoteAnswer {
  const cart = useCart((state) => state)
  const order = useMemo(() => cartOrder(cart), [cart])
  const pause = period === null || order.lines.length === 0
  const input = { period: period ?? NO_PERIOD, ...order }
  const [{ data, error, fetching }, execute] = useQuery({
    query: dateQuoteQuery,
    variables: { input },
    pause,
  })
  const latest = data?.rentQuote ?? null
  return {
    quote: fetching || pause ? null : latest,
    latest,
    isWaiting: fetching,
    hasFailed: !fetching && !pause && latest === null && error !== undefined,
    retry: () => execute({ requestPolicy: 'network-only' }),
  }
}

// A paused query is never sent.
const NO_PERIOD: Period = { start: '', end: '' }
