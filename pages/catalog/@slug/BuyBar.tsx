import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { linePrice } from '#gateway/rental/price.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { useLineQuote } from '#renderer/cart/useLineQuote.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import type { ProductDetails } from './+query.ts'
import { AddButton } from './AddButton.tsx'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/** On a phone the sum and the button stay in reach while the page is read. */
export function BuyBar({ product, name, quantity }: Props) {
  const { period, days, minOrderDays } = useDates()
  const answer = useLineQuote(product.id, Math.max(quantity.value, 1), period)
  if (days === null || !mayBeFree(product.stock) || quantity.isShort) return null
  const price = linePrice({ ...product, days, minOrderDays, quantity: quantity.value })
  const total = answer === undefined ? price?.total : answer !== 'asked' && answer?.total
  if (typeof total !== 'number') return null
  return (
    <PayBar
      className="needs-scripts"
      label={texts.product.rentSum}
      sum={roubles(total)}
      note={texts.product.sumFor(unitsText(quantity.value), daysText(days))}
    >
      <AddButton name={name} quantity={quantity} />
    </PayBar>
  )
}
