import { additionalDays } from '#gateway/rental/price.ts'
import { mostUnits } from '#gateway/rental/stock.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { breakdownText } from '#renderer/cart/cartTexts.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { Availability, StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import type { CartLineProps } from './cartProps.ts'
import css from './Line.module.css'
import { LineExtras } from './LineExtras.tsx'

/** A line that is counted: picture, name, stock, quantity, sum, and the extras that go with it. */
export function ActiveLine({ item, product, length }: CartLineProps & { product: CartProduct }) {
  const { line, price, problem } = item
  const { isOverdue } = useDates()
  const name = product.name ?? 'Без названия'
  const extraDays = additionalDays(length)
  return (
    <div className={css.line}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name beside it is the same link */}
      <a
        href={productPath(product.slug)}
        className={`screen-only ${css.picture}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Thumb images={product.images} sizes="(min-width: 744px) 132px, 92px" />
      </a>
      <div>
        <p className={css.name}>
          <a href={productPath(product.slug)}>{name}</a>
        </p>
        <p className="print-only">{unitsText(line.quantity)}</p>
        <div className={`screen-only ${css.stock}`}>
          <LineStock product={product} isTooMuch={problem === 'NOT_ENOUGH_STOCK'} />
        </div>
        <div className={`screen-only ${css.controls}`}>
          <Stepper
            value={line.quantity}
            onChange={(quantity) => cart.setQuantity(line.id, quantity)}
            max={mostUnits(product.stock)}
            label={name}
            removeAtOne
          />
          {problem === 'NOT_ENOUGH_STOCK' && product.stock !== null && (
            <Button
              size="sm"
              aria-label={`Взять ${unitsText(product.stock)}: ${name}`}
              onClick={() => cart.setQuantity(line.id, product.stock)}
            >
              Взять {unitsText(product.stock)}
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
      <div className={`dated ${css.sum}`}>
        <p className="price">{roubles(price?.total)}</p>
        <p className={css.breakdown}>
          <Cells basic={length.minOrderDays ?? 0} additional={extraDays} overdue={isOverdue} />
          <span>{breakdownText(length)}</span>
        </p>
      </div>
      <LineExtras item={item} product={product} />
    </div>
  )
}

function LineStock({ product, isTooMuch }: { product: CartProduct; isTooMuch: boolean }) {
  const { period, isOverdue } = useDates()
  if (isTooMuch && product.stock !== null) {
    return (
      <StockNote look="busy">
        {period ? 'На\u00A0ваши даты свободно' : 'Есть'} только {unitsText(product.stock)}
      </StockNote>
    )
  }
  if (isOverdue) return <StockNote look="none">Наличие покажем для новых дат</StockNote>
  return <Availability stock={product.stock} onDates={period !== null} />
}
