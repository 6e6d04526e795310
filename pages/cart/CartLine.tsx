import { useReservation } from '#renderer/reservation/useReservation.ts'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { ActiveLine } from './ActiveLine.tsx'
import type { CartLineProps } from './cartProps.ts'
import { lineElementId } from './cartProps.ts'
import { FoldedLine } from './FoldedLine.tsx'

/** One line of the cart; it folds when it was removed, or cannot be counted. */
export function CartLine(props: CartLineProps) {
  const { item } = props
  const { period } = useReservation()
  const isFolded = item.line.isRemovedFromCart || !item.product || item.price === null
  const place = useRestoreFocus<HTMLLIElement>(`${item.line.isRemovedFromCart} ${item.problem}`, 'button')

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
