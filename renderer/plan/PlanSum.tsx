import { texts } from '#company/texts/index.ts'
import { firstDaysText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { totalName } from '#renderer/cart/cartTexts.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { dayMonth, roubles } from '#renderer/ui/format.ts'
import css from './PlanSum.module.css'
import { countedStocks, type PlanView } from './planView.ts'

/** The sums of a plan: today's, the earlier one, delivery, and each payment with its time. Nothing where no row is counted. */
export function PlanSum({ view, length, payment, terms, today }: PlanSumProps) {
  const { quote, was, plan } = view
  if (view.rows.every(({ sum }) => sum === null)) return null
  const extra = additionalDays(length)
  const delivery = deliveryLine(payment, terms, null)
  const hasChanged = was !== null && was !== quote.total && plan.made !== null && plan.made < today
  return (
    <>
      <SumList className={css.sums}>
        {hasChanged && plan.made && (
          <>
            <Fact name={texts.plan.was(dayMonth(plan.made))}>{roubles(was)}</Fact>
            <Fact name={texts.plan.now(dayMonth(today))}>{roubles(quote.total)}</Fact>
          </>
        )}
        <Fact name={firstDaysText(quote.minOrderDays)}>{roubles(quote.basicTotal)}</Fact>
        {extra > 0 && <Fact name={texts.units.furtherDays(extra)}>{roubles(quote.additionalTotal)}</Fact>}
        {quote.relatedTotal > 0 && <Fact name={texts.words.extras}>{roubles(quote.relatedTotal)}</Fact>}
        {delivery && (
          <Fact name={[delivery.title, delivery.note].filter(Boolean).join(', ')}>{delivery.sum}</Fact>
        )}
        <Fact name={totalName(view)}>{roubles(payment.payable)}</Fact>
      </SumList>
      <UnconfirmedNote stocks={countedStocks(view)} />
      <dl className={css.pay}>
        {payment.prepayment !== null && (
          <Fact name={texts.plan.prepayment}>{roubles(payment.prepayment)}</Fact>
        )}
        {payment.rest !== null && payment.rest > 0 && (
          <Fact name={texts.plan.rest}>{roubles(payment.rest)}</Fact>
        )}
        {payment.deposit !== null && payment.deposit > 0 && (
          <Fact
            name={texts.plan.deposit(
              terms.deposit?.returnWorkingDays
                ? texts.workingDays.workingDays(terms.deposit.returnWorkingDays)
                : null,
            )}
          >
            {roubles(payment.deposit)}
          </Fact>
        )}
      </dl>
    </>
  )
}

export type PlanSumProps = {
  view: PlanView
  length: RentalLength
  payment: Payment
  terms: ShopTerms
  today: string
}
