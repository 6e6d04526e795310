import { mayBeFree } from '#gateway/rental/stock.ts'
import { Availability } from '#renderer/cards/Availability.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import type { ProductDetails } from './+query.ts'
import { AddButton } from './AddButton.tsx'
import css from './BuyBox.module.css'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/** The quantity and the button that adds to the cart. Without dates they are chosen first; a product without stock gets no button. */
export function BuyBox({ product, name, quantity }: Props) {
  const { period } = useReservation()
  const hasDates = period !== null
  const isOut = !mayBeFree(product.stock)
  const isGone = isOut && (!hasDates || product.owned === 0)
  const canCount = quantity.inCart || (hasDates && !isOut)
  return (
    <div className={css.box}>
      {canCount && (
        <div className={`screen-only needs-scripts ${css.quantity}`}>
          <Stepper
            variant="wide"
            label={name}
            value={quantity.value}
            max={quantity.max}
            onChange={quantity.set}
            removeAtOne={quantity.inCart}
          />
          {hasDates ? <AddButton name={name} quantity={quantity} size="lg" wide /> : <DatesButton />}
        </div>
      )}
      {!canCount && !isGone && <DatesButton />}
      <Availability stock={product.stock} onDates={hasDates && !isGone} />
    </div>
  )
}

function DatesButton() {
  const { period, isOverdue, openDates } = useReservation()
  return (
    <Button
      variant={period ? 'line' : 'primary'}
      size="lg"
      wide
      className="screen-only needs-scripts"
      onClick={() => openDates()}
    >
      {period ? 'Другие даты' : isOverdue ? 'Выбрать новые даты' : 'Выбрать даты'}
    </Button>
  )
}
