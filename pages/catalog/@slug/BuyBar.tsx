import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import type { ProductDetails } from './+query.ts'
import { AddButton } from './AddButton.tsx'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/** On a phone the sum and the button stay in reach while the page is read. */
export function BuyBar({ product, name, quantity }: Props) {
  const { period, days } = useDates()
  const sum = useRentSum(product, Math.max(quantity.value, 1), period)
  if (days === null || !mayBeFree(product.stock) || quantity.isShort) return null
  if (!sum || sum === 'asked' || sum.total === null) return null
  return (
    <PayBar
      className="needs-scripts"
      label={texts.product.rentSum}
      sum={roubles(sum.total)}
      note={texts.product.sumFor(unitsText(quantity.value), daysText(days))}
    >
      <AddButton name={name} quantity={quantity} />
    </PayBar>
  )
}
