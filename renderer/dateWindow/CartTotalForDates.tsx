import type { Period } from '#gateway/rental/period.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { showCartChange } from './change/CartChange.tsx'
import { dateChange } from './change/dateChange.ts'
import { useDateQuote } from './change/dateQuote.ts'

/** What is paid for the cart, with delivery, for dates that are still being chosen, with what is free on them; a press shows what they change. Nothing for an empty cart. */
export function CartTotalForDates({ period }: { period: Period }) {
  const isEmpty = useCart(countProducts) === 0
  const { quote, isWaiting } = useDateQuote(period)
  if (isEmpty || (!quote && !isWaiting)) return null
  const change = quote && dateChange(null, quote)
  return (
    <TextLink onClick={showCartChange}>
      Корзина на&nbsp;эти даты{quote?.payment.delivery ? ' с\u00A0доставкой' : ''}&nbsp;—{' '}
      <b className="nowrap">{quote ? roubles(quote.payment.payable) : '…'}</b>
      {change && change.short.length > 0 && ', свободно не\u00A0всё'}
      {change?.isStockComplete === false && ', сумма предварительная'}
    </TextLink>
  )
}
