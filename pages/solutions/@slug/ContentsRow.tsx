import type { ReactNode } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { mostUnits } from '#gateway/rental/stock.ts'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { useQuantityInCart } from '#renderer/cart/cartStore.ts'
import { hasSums, useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './ContentsRow.module.css'
import type { SolutionLine } from './solutionLine.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** One product of a solution; the row is its link. Pressing its plus puts as many units into the cart as the solution takes. */
export function ContentsRow({ line, set, decision }: ContentsRowProps) {
  const { product, insteadOf } = line
  const name = product ? (product.name ?? texts.places.product) : texts.words.gone
  return (
    <li className={css.row}>
      <Thumb
        className={`screen-only ${css.thumb}`}
        images={product?.images}
        sizes="(min-width: 744px) 88px, 64px"
        faded={line.price === null}
      />
      <div className={css.words}>
        <p className={`thing-name ${css.name}`}>
          {product ? (
            <a className="over" href={productPath(product.slug)}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <LineNote line={line} />
        {insteadOf && (
          <p className={css.instead}>{texts.solution.insteadOf + (insteadOf.name ?? texts.places.product)}</p>
        )}
      </div>
      <LineQuantity line={line} />
      <LinePrice line={line} />
      {product && <RowAction line={line} set={set} product={product} name={name} />}
      {decision && <div className={`screen-only needs-scripts ${css.decision}`}>{decision}</div>}
    </li>
  )
}

export type ContentsRowProps = {
  line: SolutionLine
  set: SolutionSet
  /** The possible decisions about it, below it. */
  decision: ReactNode
}

function LineQuantity({ line: { quantity, was } }: { line: SolutionLine }) {
  if (quantity === was) return <p className={css.quantity}>{unitsText(quantity)}</p>
  return (
    <p className={css.quantity}>
      <s>
        <span className="visually-hidden">{texts.solution.was}</span>
        <span>{thousands(was)}</span>
      </s>{' '}
      <span aria-hidden="true">→</span> <b>{unitsText(quantity)}</b>
    </p>
  )
}

function LinePrice({ line: { price, takes, quantity } }: { line: SolutionLine }) {
  const dates = useDates()
  const { period, minOrderDays } = dates
  if (!hasSums(dates)) return null
  if (!price) return <p className={`${css.price} ${css.left}`}>{texts.words.notCounted}</p>
  return (
    <p className={`dated ${css.price}`}>
      <b>{roubles(price.total)}</b>
      {takes < quantity && <small>{texts.solution.sumFor(unitsText(takes))}</small>}
      {!period && minOrderDays !== null && <small>{texts.solution.sumFor(daysText(minOrderDays))}</small>}
    </p>
  )
}

type RowActionProps = {
  line: SolutionLine
  set: SolutionSet
  product: NonNullable<SolutionLine['product']>
  name: string
}

function RowAction({ line, set, product, name }: RowActionProps) {
  const inCart = useQuantityInCart(product.id)
  // For other guests the lines are counted by hand as well, before they are in the cart.
  if (set.choices.guests !== null && inCart === 0 && line.price !== null) {
    return (
      <div className={ACTION}>
        <Stepper
          label={name}
          value={line.quantity}
          max={Math.max(mostUnits(product.stock), line.quantity)}
          onChange={(quantity) => set.decide(line.lineId, { kind: 'units', quantity })}
        />
      </div>
    )
  }
  if (line.price === null && inCart === 0) return null
  return (
    <AddToCart
      productId={product.id}
      slug={product.slug}
      name={name}
      stock={line.stock === 'unknown' ? null : line.free}
      units={line.takes}
      variant="row"
      className={ACTION}
    />
  )
}

const ACTION = `screen-only needs-scripts ${css.action}`

/** How much of a line can be had, in words; without dates, where there is enough of it, the price of a unit. */
function LineNote({ line }: { line: SolutionLine }) {
  const { period, minOrderDays } = useDates()
  const { stock, quantity, free, product, price } = line
  const none = NONE[stock]
  if (none) return <StockNote look="none">{none}</StockNote>
  if (stock === 'busy') return <StockNote look="busy">{texts.stock.busy + texts.stock.onDates}</StockNote>
  if (stock === 'part') {
    return (
      <StockNote look="part">
        {texts.solution.partFree(thousands(free), thousands(quantity), period !== null)}
      </StockNote>
    )
  }
  const hasPrice = price !== null || (minOrderDays === null && product?.basicPricePerDay != null)
  if (!hasPrice) return <p className="small muted">{texts.solution.noPrice}</p>
  if (stock === 'all' && period) return <StockNote look="free">{texts.stock.free(unitsText(free))}</StockNote>
  return <p className="small muted">{texts.solution.pricePerDay(roubles(product?.basicPricePerDay))}</p>
}

/** The note on a line that has no units, or of which nothing is known. */
const NONE: { [stock in SolutionLine['stock']]?: string } = {
  left: texts.solution.left,
  gone: texts.solution.gone,
  none: texts.stock.none,
  unknown: texts.stock.unknown,
}
