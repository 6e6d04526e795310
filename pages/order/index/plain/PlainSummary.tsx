import { HAS_PICKUP } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { daysIn } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { PlanSum } from '#renderer/plan/PlanSum.tsx'
import { rowNote } from '#renderer/plan/planTexts.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodInSentence, unitsText } from '#renderer/ui/format.ts'
import { OrderedLines } from '../../OrderedLines.tsx'
import css from '../summary/OrderSummary.module.css'

/** The order without scripts: the plan's products with their problems, and today's sums. */
export function PlainSummary({
  plan,
  view,
  planHref,
  today,
  terms,
  payment,
  isDelivered,
}: PlainSummaryProps) {
  const { period } = plan
  if (!period) return null
  const days = daysIn(period)
  return (
    <>
      <div className={css.header}>
        <h2 className="h3">{texts.words.yourOrder}</h2>
        <Button size="sm" variant="ghost" href={planHref}>
          {texts.words.change}
        </Button>
      </div>
      <p className={`small muted ${css.dates}`}>
        {periodInSentence(period)}, {daysText(days)}
      </p>
      {view?.quote.periodProblem && <Alert title={view.quote.periodProblem.message} />}
      {view ? (
        <>
          <OrderedLines
            shown={view.rows.length}
            lines={view.rows.map((row) => ({
              id: row.key,
              name: row.product?.name ?? texts.words.gone,
              images: row.product?.images,
              note: row.isExtra ? texts.orderLines.extra(unitsText(row.units)) : unitsText(row.units),
              sum: row.sum,
              problems: rowNote(row) ? [rowNote(row)] : [],
            }))}
          />
          {payment && (
            <PlanSum
              view={view}
              length={{ days, minOrderDays: view.quote.minOrderDays }}
              {...{ payment, terms, today }}
            />
          )}
          {isDelivered && (
            <p className={`small muted ${css.note}`}>
              {texts.orderLines.withDelivery}
              {HAS_PICKUP && `. ${texts.cartPage.freePickUp}`}
            </p>
          )}
        </>
      ) : (
        <Alert title={texts.orderLines.uncounted}>{texts.orderLines.uncountedText}</Alert>
      )}
    </>
  )
}

export type PlainSummaryProps = {
  plan: Plan
  /** Null while the catalogue does not answer. */
  view: PlanView | null
  planHref: string
  today: string
  terms: ShopTerms
  payment: Payment | null
  isDelivered: boolean
}
