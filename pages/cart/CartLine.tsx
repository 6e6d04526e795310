import { useRef } from 'react'
import type { RentalLength } from '#gateway/rental/price.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { ActiveLine } from './ActiveLine.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import { lineElementId } from './lineElementId.ts'
import { useFocusKept } from './useFocusKept.ts'

/** One line of the cart; it folds when it was removed, or cannot be counted. */
export function CartLine(props: CartLineProps) {
  const { item } = props
  const { period } = useReservation()
  const place = useRef<HTMLLIElement>(null)
  const isFolded = item.line.isRemovedFromCart || !item.product || item.price === null
  useFocusKept(place, `${item.line.isRemovedFromCart} ${item.trouble}`)

  return (
    <li ref={place} id={lineElementId(item.line.id)}>
      {isFolded || !item.product ? (
        <FoldedLine item={item} onDates={period !== null} />
      ) : (
        <ActiveLine {...props} product={item.product} />
      )}
    </li>
  )
}

export type CartLineProps = { item: LineSummary<CartProduct>; length: RentalLength }
