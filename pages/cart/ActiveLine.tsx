import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { mostUnits } from '#gateway/rental/stock.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
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

/** A line that is counted, compact in a long cart: picture, name, stock, quantity, sum, and the extras that go with it. */
export function ActiveLine({ item, product, length, Compact, replacements }: ActiveLineProps) {
  const { line, price } = item
  const { isOverdue } = useDates()
  const name = product.name ?? texts.places.product
  const controls = <LineControls item={item} product={product} />
  const extras = <LineExtras item={item} product={product} />
  const part = <PartNote item={item} product={product} />
  const stock = <LineStock item={item} product={product} brief={Compact !== undefined} />
  if (Compact) return <Compact {...{ item, product, stock, part, controls, replacements, extras }} />
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
        <p className={`thing-name ${css.name}`}>
          <a href={productPath(product.slug)}>{name}</a>
        </p>
        <p className="print-only">{unitsText(line.quantity)}</p>
        <div className={`screen-only ${css.stock}`}>{stock}</div>
        <div className={`screen-only ${css.controls}`}>{controls}</div>
      </div>
      <div className={`dated ${css.sum}`}>
        <p className="price">{roubles(price?.total)}</p>
        {part}
        <p className={`screen-only ${css.breakdown}`}>
          <Cells basic={length.minOrderDays ?? 0} additional={extraDays} overdue={isOverdue} />
          <span>{breakdownText(length)}</span>
        </p>
      </div>
      {(item.explain.length > 0 || item.reason) && (
        <ul className={`dated ${css.explain}`}>
          {item.explain.map(({ text, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody forbids equal parts, and they never move
            <li key={index}>{`${text}: ${roubles(amount)}`}</li>
          ))}
          {item.reason && <li>{item.reason}</li>}
        </ul>
      )}
      {replacements}
      {extras}
    </div>
  )
}

type ActiveLineProps = Omit<CartLineProps, 'short'> & { product: CartProduct; replacements: ReactNode }

type CountedLine = { item: LineSummary<CartProduct>; product: CartProduct }

/** How much of a line's product is free, or that it is less than is requested. */
export function LineStock({ item, product, brief }: CountedLine & { brief: boolean }) {
  const { period, isOverdue } = useDates()
  if (item.problem === 'NOT_ENOUGH_STOCK' && product.stock !== null) {
    return <StockNote look="part">{texts.cartPage.only(unitsText(product.stock), period !== null)}</StockNote>
  }
  if (isOverdue) return <StockNote look="none">{texts.cartPage.stockLater}</StockNote>
  return <Availability stock={product.stock} onDates={period !== null} brief={brief} />
}

/** Where a line's sum is for what is free of it: for how many. */
function PartNote({ item, product }: CountedLine) {
  if (item.problem !== 'NOT_ENOUGH_STOCK' || product.stock === null) return null
  return <p className="small muted">{texts.cartPage.sumFor(unitsText(product.stock))}</p>
}

/** The controls of a line: its quantity, as many as are free, none. */
function LineControls({ item, product }: CountedLine) {
  const { line, problem } = item
  const name = product.name ?? texts.places.product
  return (
    <>
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
          aria-label={`${texts.cartPage.take(unitsText(product.stock))}: ${name}`}
          onClick={() => cart.setQuantity(line.id, product.stock)}
        >
          {texts.cartPage.take(unitsText(product.stock))}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${texts.cartPage.removeFromCart}: ${name}`}
        onClick={() => cart.remove(line.id)}
      >
        {texts.words.remove}
      </Button>
    </>
  )
}
