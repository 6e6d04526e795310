import { texts } from '#company/texts/index.ts'
import { firstDaysText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { totalName } from '#renderer/cart/cartTexts.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { SumList } from '#renderer/ui/Facts.tsx'
import { dayMonth, roubles } from '#renderer/ui/format.ts'
import css from './PlanSum.module.css'
import { countedStocks, type PlanView } from './planView.ts'

/** What all of it costs: today's sums, what was, delivery, and what is paid when. */
export function PlanSum({ view, length, payment, terms, today }: PlanSumProps) {
  const { quote, was, plan } = view
  const extra = additionalDays(length)
  const delivery = deliveryLine(payment, terms, null)
  const hasChanged = was !== null && was !== quote.total && plan.made !== null && plan.made < today
  return (
    <>
      <SumList className={css.sums}>
        {hasChanged && plan.made && (
          <>
            <Sum name={texts.plan.was(dayMonth(plan.made))} sum={roubles(was)} />
            <Sum name={texts.plan.now(dayMonth(today))} sum={roubles(quote.total)} />
          </>
        )}
        <Sum name={firstDaysText(quote.minOrderDays)} sum={roubles(quote.basicTotal)} />
        {extra > 0 && <Sum name={texts.units.furtherDays(extra)} sum={roubles(quote.additionalTotal)} />}
        {quote.relatedTotal > 0 && <Sum name={texts.words.extras} sum={roubles(quote.relatedTotal)} />}
        {delivery && (
          <Sum name={[delivery.title, delivery.note].filter(Boolean).join(', ')} sum={delivery.sum} />
        )}
        <Sum name={totalName(view.isPart)} sum={roubles(payment.payable)} />
      </SumList>
      <UnconfirmedNote stocks={countedStocks(view)} />
      <dl className={css.pay}>
        {payment.prepayment !== null && (
          <Sum name={texts.plan.prepayment} sum={roubles(payment.prepayment)} />
        )}
        {payment.rest !== null && payment.rest > 0 && (
          <Sum name={texts.plan.rest} sum={roubles(payment.rest)} />
        )}
        {payment.deposit !== null && payment.deposit > 0 && (
          <Sum
            name={texts.plan.deposit(
              terms.deposit?.returnWorkingDays
                ? texts.workingDays.workingDays(terms.deposit.returnWorkingDays)
                : null,
            )}
            sum={roubles(payment.deposit)}
          />
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

function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  )
}
