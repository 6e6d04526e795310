import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { storedName } from '#renderer/cart/cartNames.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { cartCounts, countedStocks, leftReason, relatedText } from '#renderer/cart/cartTexts.ts'
import { deliveryLine, type PickUp } from '#renderer/cart/deliveryLine.ts'
import { FreeDelivery } from '#renderer/cart/FreeDelivery.tsx'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { periodInSentence, roubles, unitsText } from '#renderer/ui/format.ts'
import { OrderedLines } from '../../OrderedLines.tsx'
import type { OrderLineProblem } from '../submit/orderOutcome.ts'
import css from './OrderSummary.module.css'

/** The order: dates, lines with their problems, sums. Lines that do not count are named apart. */
export function OrderSummary({
  summary,
  length,
  period,
  problems,
  payment,
  terms,
  pickUp,
}: OrderSummaryProps) {
  const days = daysIn(period)
  const extra = additionalDays({ ...length, days })
  const { related } = cartCounts(summary)
  const counted = summary.lines.filter(({ price }) => price !== null)
  const left = summary.lines.filter(({ line, price }) => price === null && !line.isRemovedFromCart)
  return (
    <>
      <div className={css.header}>
        <h2 className="h3">{texts.words.yourOrder}</h2>
        <Button size="sm" variant="ghost" href="/cart" className="screen-only">
          {texts.words.change}
        </Button>
      </div>
      <p className={`small muted ${css.dates}`}>
        <span>{`${periodInSentence(period)}, ${daysText(days)}`}</span>{' '}
        <Cells basic={days - extra} additional={extra} />
      </p>
      <OrderedLines
        shown={3}
        lines={counted.map(({ line, product, price }) => ({
          id: line.id,
          name: product?.name ?? texts.places.product,
          images: product?.images,
          note: unitsText(line.quantity),
          sum: price?.total ?? null,
          problems: problems
            .filter(({ productId, parentId }) => (parentId ?? productId) === line.id)
            .map(({ message }) => message),
        }))}
      />
      {related > 0 && (
        <p className={`small muted ${css.related}`}>
          {texts.orderLines.andExtras(relatedText(related), roubles(summary.related))}
        </p>
      )}
      {left.length > 0 && (
        <p className={`small ${css.left}`}>
          {texts.orderLines.left +
            left
              .map(({ line, product, problem }) => {
                const reason = leftReason({ product, problem }, true)
                return `${product?.name ?? (storedName(line.id) || texts.orderLines.unlisted)} (${reason[0]?.toLowerCase()}${reason.slice(1)})`
              })
              .join('; ')}
        </p>
      )}
      <OrderSums
        summary={summary}
        length={length}
        delivery={deliveryLine(payment, terms, pickUp)}
        payable={payment.payable}
      />
      <UnconfirmedNote stocks={countedStocks(summary)} />
      {payment.missingToFreeDelivery !== null && (
        <FreeDelivery rent={summary.total} missing={payment.missingToFreeDelivery} />
      )}
    </>
  )
}

export type OrderSummaryProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  period: Period
  /** The gateway's problems with the lines. */
  problems: readonly OrderLineProblem[]
  payment: Payment
  terms: ShopTerms
  /** Null for delivery. */
  pickUp: PickUp | null
}
