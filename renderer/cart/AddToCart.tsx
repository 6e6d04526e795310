import { texts } from '#company/texts/index.ts'
import { mayBeFree, mostUnits, type Stock } from '#gateway/rental/stock.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { classes } from '#renderer/ui/classes.ts'
import { unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CalendarPlus, Plus } from '#renderer/ui/icons.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { say } from '#renderer/ui/toasts.ts'
import { useExchangedFocus } from '#renderer/ui/useExchangedFocus.ts'
import css from './AddToCart.module.css'
import { activeLine } from './cartState.ts'
import { cart, cartStore, useCart } from './cartStore.ts'

/** Adds a product to the cart, after the date window where there are no dates, then changes its quantity. Renders nothing without stock, unless the product is in the cart already. */
export function AddToCart({ productId, slug, name, stock, units, variant, className }: AddToCartProps) {
  const quantity = useCart((state) => activeLine(state, productId)?.quantity)
  const { period, openDates } = useDates()
  const { place, keepFocus } = useExchangedFocus(quantity !== undefined)

  if (quantity === undefined && !mayBeFree(stock)) return null
  const action = period ? texts.card.toCart : texts.card.chooseDates
  return (
    <div ref={place} className={classes('needs-scripts', css.box, className)}>
      {quantity === undefined ? (
        <IconButton
          label={`${action}: ${units === undefined ? name : `${name}, ${unitsText(units)}`}`}
          variant={variant === 'row' ? 'add' : 'tile'}
          onClick={period ? add : () => openDates(undefined, add)}
        >
          <Icon of={period ? Plus : CalendarPlus} />
        </IconButton>
      ) : (
        <Stepper
          value={quantity}
          onChange={(value) => {
            if (value === 0) keepFocus()
            cart.setQuantity(productId, value)
            sayQuantity()
          }}
          max={mostUnits(stock)}
          label={name}
          removeAtOne
        />
      )}
    </div>
  )

  function add() {
    keepFocus()
    cart.add({ id: productId, slug })
    if (units !== undefined) cart.setQuantity(productId, units)
    sayQuantity()
  }

  // The number in the field changes for the eye alone: the focus is on the button beside it.
  function sayQuantity() {
    const now = activeLine(cartStore.getState(), productId)?.quantity
    say(now === undefined ? texts.card.outOfCart(name) : texts.card.inCart(name, unitsText(now)))
  }
}

export type AddToCartProps = {
  productId: string
  slug: string
  /** The product's name, for screen readers. */
  name: string
  /** Available units, on the visitor's dates where there are some: the stepper's maximum. */
  stock: Stock
  /** Units added by the first press; default: one, or the quantity before the line was removed. */
  units?: number
  /** `tile` is placed in the corner of a card's picture, `row` at the end of a line. */
  variant: 'tile' | 'row'
  /** Places it in its parent. */
  className?: string | undefined
}
