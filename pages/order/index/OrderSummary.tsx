import { daysText } from '#gateway/rental/dayWord.ts'
import type { Period } from '#gateway/rental/period.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { Thumb } from '#renderer/cards/Thumb.tsx'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'
import { cartCounts, relatedText } from '#renderer/cart/cartTexts.ts'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { periodText, pieces, roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './OrderSummary.module.css'
import type { OrderLineProblem } from './orderOutcome.ts'

/** What is ordered: dates, lines with what is wrong with them, sums. Lines that do not count are named apart. */
export function OrderSummary({ summary, length, period, problems }: OrderSummaryProps) {
  const extra = additionalDays(length)
  const { related } = cartCounts(summary)
  const counted = summary.lines.filter(({ price }) => price !== null)
  const left = summary.lines.filter(({ line, price }) => price === null && !line.isRemovedFromCart)
  return (
    <>
      <div className={css.header}>
        <h2 className="h3">Ваш заказ</h2>
        <TextLink href="/cart" className="small">
          Изменить
        </TextLink>
      </div>
      <p className={`small muted ${css.dates}`}>
        {periodText(period)}, {daysText(length.days)} <Cells basic={length.days - extra} additional={extra} />
      </p>
      <ul className={css.lines} tabIndex={counted.length > FITTING_LINES ? 0 : undefined}>
        {counted.map((item) => (
          <Mini
            key={item.line.id}
            item={item}
            problems={problems.filter(({ productId, parentId }) => (parentId ?? productId) === item.line.id)}
          />
        ))}
      </ul>
      {related > 0 && (
        <p className={`small muted ${css.related}`}>
          и&nbsp;{relatedText(related)} на&nbsp;{roubles(summary.related)}
        </p>
      )}
      {left.length > 0 && (
        <p className={`small ${css.left}`}>
          Не&nbsp;войдут в&nbsp;заказ, заняты или больше не&nbsp;сдаются:{' '}
          {left.map(({ product }) => product?.name ?? 'товар, которого больше нет').join('; ')}
        </p>
      )}
      <OrderSums summary={summary} length={length} />
    </>
  )
}

export type OrderSummaryProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  period: Period
  /** What the gateway says of the lines. */
  problems: readonly OrderLineProblem[]
}

// More lines than this are scrolled, so that the button below them stays in sight.
const FITTING_LINES = 3

type MiniProps = { item: LineSummary<CartProduct>; problems: readonly OrderLineProblem[] }

function Mini({ item: { line, product, price }, problems }: MiniProps) {
  return (
    <li className={css.mini}>
      <Thumb images={product?.images} sizes="56px" />
      <div>
        {product?.name ?? 'Без названия'}
        <br />
        <span className="muted">{pieces(line.quantity)}</span>
      </div>
      <b className="nowrap tabular">{roubles(price?.total)}</b>
      {problems.map(({ productId, message }) => (
        <p key={productId} className={css.problem}>
          {message}
        </p>
      ))}
    </li>
  )
}
