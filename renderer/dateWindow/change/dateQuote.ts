import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const dateQuoteQuery = graphql(`
  query CartTotalForDates($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      period {
        start
        end
      }
      payment {
        payable
        delivery
      }
      lines {
        productId
        quantity
        total
        stock
        counted
        product {
          id
          name
          isOwned
          images {
            original
          }
        }
      }
      relatedLines {
        productId
        parentId
        quantity
        total
        stock
        counted
        product {
          id
          name
          isOwned
          images {
            original
          }
        }
      }
    }
  }
`)

/** What the cart costs on some dates, and what is free of it then. */
export type DateQuote = NonNullable<ResultOf<typeof dateQuoteQuery>['rentQuote']>

/** `known`: the last quote that came, also one for other dates: names and pictures, but no sums. */
export type DateQuoteAnswer = {
  quote: DateQuote | null
  known: DateQuote | null
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

/** The visitor's cart on `period`; nothing is asked without dates or with an empty cart. */
export function useDateQuote(period: Period | null): DateQuoteAnswer {
  const cart = useCart((state) => state)
  const order = useMemo(() => cartOrder(cart), [cart])
  const pause = period === null || order.lines.length === 0
  const input = { period: period ?? NO_PERIOD, ...order }
  const [{ data, error, fetching }, ask] = useQuery({ query: dateQuoteQuery, variables: { input }, pause })
  const known = data?.rentQuote ?? null
  return {
    quote: fetching || pause ? null : known,
    known,
    isWaiting: fetching,
    hasFailed: !fetching && !pause && known === null && error !== undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

// A paused question is never sent.
const NO_PERIOD: Period = { start: '', end: '' }
