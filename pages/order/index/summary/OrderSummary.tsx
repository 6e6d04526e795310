import { HAS_PICKUP } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { relatedText } from '#renderer/cart/cartTexts.ts'
import { deliveryLine, type PickUp } from '#renderer/cart/deliveryLine.ts'
import { FreeDelivery } from '#renderer/cart/FreeDelivery.tsx'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import { PromoCode } from '#renderer/cart/PromoCode.tsx'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { periodInSentence, roubles, unitsText } from '#renderer/ui/format.ts'
import { OrderedLines } from '../../OrderedLines.tsx'
import type { OrderLineProblem } from '../submit/orderOutcome.ts'
import css from './OrderSummary.module.css'
import { type OrderView, orderedLines } from './orderView.ts'

/** The order: dates, lines with their problems, sums. Lines that do not count are named apart. */
export function OrderSummary(props: OrderSummaryProps) {
  const { view, problems, payment, terms, pickUp, isPlain, quotedDelivery } = props
  const { plan, length, sums, earlier, periodProblem } = view
  const days = daysIn(plan.period)
  const extra = additionalDays({ ...length, days })
  const counted = orderedLines(view.lines)
  const extras = counted.filter(({ parentId }) => parentId !== null)
  // Without scripts all that is sent is a row, extras too; else the problems of extras stand at their product.
  const rows = isPlain ? view.lines : counted.filter(({ parentId }) => parentId === null)
  const left = isPlain ? [] : view.lines.filter(({ sum, note }) => sum === null && note !== '')
  const rowOf = ({ productId, parentId }: Pick<OrderLineProblem, 'productId' | 'parentId'>) =>
    isPlain ? `${parentId} ${productId}` : (parentId ?? productId)
  return (
    <>
      <div className={css.header}>
        <h2 className="h3">{useOrderWords().yours}</h2>
        <Button size="sm" variant="ghost" href={view.href} className="screen-only">
          {texts.words.change}
        </Button>
      </div>
      <p className={`small muted ${css.dates}`}>
        <span>{`${periodInSentence(plan.period)}, ${daysText(days)}`}</span>{' '}
        <Cells basic={days - extra} additional={extra} />
      </p>
      {periodProblem && <Alert title={periodProblem} />}
      {sums ? (
        <OrderedLines
          shown={isPlain ? rows.length : 3}
          lines={rows.map(({ name, images, sum, note, quantity, set, ...line }) => {
            const units = unitsText(quantity)
            const told = problems.filter((problem) => rowOf(problem) === rowOf(line))
            return {
              ...{ id: rowOf(line), name, images, sum, set },
              note: line.parentId === null ? units : texts.orderLines.extra(units),
              problems: told.length > 0 ? told.map(({ message }) => message) : note ? [note] : [],
            }
          })}
        />
      ) : (
        <Alert title={texts.orderLines.uncounted}>{texts.orderLines.uncountedText}</Alert>
      )}
      {!isPlain && extras.length > 0 && sums && (
        <p className={`small muted ${css.related}`}>
          {texts.orderLines.andExtras(
            relatedText(extras.reduce((count, { quantity }) => count + quantity, 0)),
            roubles(sums.related),
          )}
        </p>
      )}
      {left.length > 0 && (
        <p className={`small ${css.left}`}>
          {texts.orderLines.left +
            left.map(({ name, note }) => `${name} (${note[0]?.toLowerCase()}${note.slice(1)})`).join('; ')}
        </p>
      )}
      {sums && payment && counted.length > 0 && (
        <>
          <OrderSums
            {...{ summary: sums, length, earlier }}
            delivery={deliveryLine(payment, terms, pickUp, quotedDelivery)}
            payable={payment.payable}
          />
          {!isPlain && <PromoCode />}
          <UnconfirmedNote stocks={periodProblem ? [] : counted.map(({ stock }) => stock)} />
          {!isPlain && payment.missingToFreeDelivery !== null && (
            <FreeDelivery rent={sums.total} missing={payment.missingToFreeDelivery} />
          )}
          {isPlain && !pickUp && payment.delivery !== null && (
            <p className={`small muted ${css.note}`}>
              {texts.orderLines.withDelivery}
              {HAS_PICKUP && `. ${texts.cartPage.freePickUp}`}
            </p>
          )}
        </>
      )}
    </>
  )
}

export type OrderSummaryProps = {
  view: OrderView
  /** The gateway's problems with the lines. */
  problems: readonly OrderLineProblem[]
  /** Null while nobody can count it. */
  payment: Payment | null
  terms: ShopTerms
  /** The words of the company's own tariff for a delivery. */
  quotedDelivery?: string | null
  /** Null for delivery. */
  pickUp: PickUp | null
  /** Without scripts nothing unfolds, and the way of delivery is chosen after the sums are shown. */
  isPlain: boolean
}
