import { texts } from '#company/texts/index.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { breakdownText } from '#renderer/cart/cartTexts.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { Cells } from '#renderer/ui/Cells.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import type { CartLineProps } from './cartProps.ts'
import css from './Line.module.css'
import { LineControls } from './LineControls.tsx'
import { LineExtras } from './LineExtras.tsx'
import { LineStock, PartNote } from './LineStock.tsx'

/** A line that is counted, compact in a long cart: picture, name, stock, quantity, sum, and the extras that go with it. */
export function ActiveLine({ item, product, length, Compact }: ActiveLineProps) {
  const { line, price } = item
  const { isOverdue } = useDates()
  const name = product.name ?? texts.places.product
  const controls = <LineControls item={item} product={product} />
  const extras = <LineExtras item={item} product={product} />
  const part = <PartNote item={item} product={product} />
  const stock = <LineStock item={item} product={product} brief={Compact !== undefined} />
  if (Compact) return <Compact {...{ item, product, stock, part, controls, extras }} />
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
        <div className={`screen-only ${css.stock}`}>{stock}</div>
        <div className={`screen-only ${css.controls}`}>{controls}</div>
      </div>
      <div className={`dated ${css.sum}`}>
        <p className="price">{roubles(price?.total)}</p>
        {part}
        <p className={css.breakdown}>
          <Cells basic={length.minOrderDays ?? 0} additional={extraDays} overdue={isOverdue} />
          <span>{breakdownText(length)}</span>
        </p>
      </div>
      {extras}
    </div>
  )
}

type ActiveLineProps = Omit<CartLineProps, 'short'> & { product: CartProduct }
