import { Availability } from '#renderer/cards/Availability.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import type { ProductDetails } from './+query.ts'
import css from './BuyBox.module.css'
import { PutButton } from './PutButton.tsx'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/** How many, and into the cart; without dates the way to choose them comes first. */
export function BuyBox({ product, name, quantity }: Props) {
  const { period } = useReservation()
  const canCount = quantity.inCart || (period !== null && product.stock > 0)
  return (
    <div className={css.box}>
      {canCount ? (
        <div className={css.quantity}>
          <Stepper
            variant="wide"
            label={name}
            value={quantity.value}
            max={quantity.max}
            onChange={quantity.set}
            removeAtOne={quantity.inCart}
          />
          <PutButton name={name} quantity={quantity} size="lg" wide />
        </div>
      ) : (
        <DatesButton isBusy={period !== null} />
      )}
      <Availability stock={product.stock} onDates={period !== null} />
    </div>
  )
}

function DatesButton({ isBusy }: { isBusy: boolean }) {
  const { openDates } = useReservation()
  return (
    <Button variant={isBusy ? 'line' : 'primary'} size="lg" wide onClick={() => openDates()}>
      {isBusy ? 'Другие даты' : 'Выбрать даты'}
    </Button>
  )
}
