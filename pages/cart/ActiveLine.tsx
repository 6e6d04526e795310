import { additionalDays } from '#gateway/rental/price.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { Availability } from '#renderer/cards/Availability.tsx'
import { StockNote } from '#renderer/cards/StockNote.tsx'
import { Thumb } from '#renderer/cards/Thumb.tsx'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { breakdownText } from '#renderer/cart/cartTexts.ts'
import { productPath } from '#renderer/navigation/paths.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { pieces, roubles } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import type { CartLineProps } from './CartLine.tsx'
import css from './Line.module.css'
import { LineExtras } from './LineExtras.tsx'

/** A line that is counted: picture, name, stock, quantity, sum, and the extras that go with it. */
export function ActiveLine({ item, product, length }: CartLineProps & { product: CartProduct }) {
  const { line, price, trouble } = item
  const { isOverdue } = useReservation()
  const name = product.name ?? 'Без названия'
  const extraDays = additionalDays(length)
  return (
    <div className={css.line}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name beside it is the same link */}
      <a href={productPath(product.slug)} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Thumb images={product.images} sizes="132px" />
      </a>
      <div>
        <p className={css.name}>
          <a href={productPath(product.slug)}>{name}</a>
        </p>
        <div className={css.stock}>
          <LineStock product={product} isTooMuch={trouble === 'NOT_ENOUGH_STOCK'} />
        </div>
        <div className={css.controls}>
          <Stepper
            value={line.quantity}
            onChange={(quantity) => cart.setQuantity(line.id, quantity)}
            max={Math.min(product.stock, MAX_QUANTITY)}
            label={name}
            removeAtOne
          />
          {trouble === 'NOT_ENOUGH_STOCK' && (
            <Button
              size="sm"
              aria-label={`Взять ${pieces(product.stock)}: ${name}`}
              onClick={() => cart.setQuantity(line.id, product.stock)}
            >
              Взять {pieces(product.stock)}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Убрать из\u00A0корзины: ${name}`}
            onClick={() => cart.remove(line.id)}
          >
            Убрать
          </Button>
        </div>
      </div>
      <div className={css.sum}>
        <p className="price">{roubles(price?.total)}</p>
        <p className={css.breakdown}>
          <Cells basic={length.minOrderDays} additional={extraDays} overdue={isOverdue} />
          <span>{breakdownText(length)}</span>
        </p>
      </div>
      <LineExtras item={item} product={product} />
    </div>
  )
}

function LineStock({ product, isTooMuch }: { product: CartProduct; isTooMuch: boolean }) {
  const { period, isOverdue } = useReservation()
  if (isTooMuch) {
    return (
      <StockNote look="busy">
        {period ? 'На\u00A0ваши даты свободно' : 'Есть'} только {pieces(product.stock)}
      </StockNote>
    )
  }
  if (isOverdue) return <StockNote look="none">Наличие покажем для новых дат</StockNote>
  return <Availability stock={product.stock} onDates={period !== null} />
}
