import { texts } from '#company/texts/index.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { loadProductAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Availability } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import type { ProductDetails } from './+query.ts'
import { AddButton } from './AddButton.tsx'
import css from './BuyBox.module.css'
import { PlanStart } from './PlanStart.tsx'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/**
 * The quantity and the button that adds to the cart. Without dates they are chosen first; of a product without stock the company's number
 * knows more, and one that is busy on the dates gets what can be had instead.
 */
export function BuyBox({ product, name, quantity }: Props) {
  const { period } = useDates()
  const hasDates = period !== null
  const { isShort } = quantity
  const isOut = !mayBeFree(product.stock)
  const isGone = isOut && (!hasDates || product.owned === 0)
  const canCount = quantity.inCart || (hasDates && (!isOut || isShort))
  // The pressed control is gone once there are dates, or the product is free on them: the keyboard goes on at the button; where too few are
  // free, at the stepper's plus.
  const place = useRestoreFocus<HTMLDivElement>(
    `${hasDates} ${isShort}`,
    '[data-way-on] > :is(a, button), [data-way-on] > :only-child > button:last-of-type',
  )
  const availability = (
    <Availability stock={product.stock} owned={product.owned} onDates={hasDates && !isGone} />
  )
  return (
    <div ref={place} className={css.box}>
      {canCount && (
        <div data-way-on className={`screen-only needs-scripts ${css.quantity}`}>
          <Stepper
            wide
            label={name}
            value={quantity.value}
            max={quantity.max}
            onChange={quantity.set}
            removeAtOne={quantity.inCart}
          />
          {!hasDates && <DatesButton />}
          {hasDates && (quantity.inCart || !isShort) && (
            <AddButton name={name} quantity={quantity} size="lg" wide />
          )}
        </div>
      )}
      {!canCount && !isGone && <DatesButton />}
      {isGone && <CallButton size="lg" wide />}
      <noscript>{import.meta.env.SSR && <PlanStart product={product} />}</noscript>
      {period && isShort && product.stock !== null ? (
        <LateBlock
          name="product-alternatives"
          load={loadProductAlternatives}
          title={texts.product.alternativesFailed}
          props={{ product: { ...product, name, stock: product.stock }, requested: quantity.value, period }}
        >
          {availability}
          <Skeleton height={160} className="screen-only needs-scripts" />
        </LateBlock>
      ) : (
        availability
      )}
    </div>
  )
}

function DatesButton() {
  const { period, isOverdue, openDates } = useDates()
  return (
    <Button
      variant={period ? 'line' : 'primary'}
      size="lg"
      wide
      className="screen-only needs-scripts"
      onClick={() => openDates()}
    >
      {period ? texts.words.otherDates : isOverdue ? texts.words.chooseNewDates : texts.words.chooseDates}
    </Button>
  )
}
