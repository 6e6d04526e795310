import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Fact } from '#renderer/ui/Facts.tsx'
import { roubles } from '#renderer/ui/format.ts'
import css from './PlanSum.module.css'
import { countedStocks, earlierSum, type PlanView } from './planView.ts'

/** The sums of a plan: today's, the earlier one, delivery, and each payment with its time. Nothing where no row is counted. */
export function PlanSum({ view, length, payment, terms, today }: PlanSumProps) {
  if (view.rows.every(({ sum }) => sum === null)) return null
  return (
    <>
      <OrderSums
        summary={view.sums}
        length={length}
        delivery={deliveryLine(payment, terms, null)}
        payable={payment.payable}
        earlier={earlierSum(view, today)}
      />
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
