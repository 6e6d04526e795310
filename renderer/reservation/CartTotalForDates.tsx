import { useMemo } from 'react'
import type { Period } from '#gateway/rental/period.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { useAnswer } from '#renderer/graphql/useAnswer.ts'
import { roubles } from '#renderer/ui/format.ts'
import { cartOrder } from '../cart/cartOrder.ts'
import { useCart } from '../cart/cartStore.ts'

const cartTotalQuery = graphql(`
  query CartTotalForDates($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      payment {
        payable
        delivery
      }
    }
  }
`)

/** What is paid for the cart, with delivery, for dates that are still being chosen, with what is free on them; nothing for an empty cart. */
export function CartTotalForDates({ period }: { period: Period }) {
  const cart = useCart((state) => state)
  const order = useMemo(() => cartOrder(cart), [cart])
  const isEmpty = order.lines.length === 0
  const { data, fetching } = useAnswer(cartTotalQuery, { input: { period, ...order } }, { pause: isEmpty })
  if (isEmpty || (!data && !fetching)) return null
  const payment = fetching ? undefined : data?.rentQuote.payment
  return (
    <span>
      Корзина на&nbsp;эти даты{payment?.delivery ? ' с\u00A0доставкой' : ''}&nbsp;—{' '}
      <b className="nowrap">{payment ? roubles(payment.payable) : '…'}</b>
    </span>
  )
}
