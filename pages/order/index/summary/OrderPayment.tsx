import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import type { OrderTerms } from '../../orderTerms.ts'
import { PayStepList } from '../../PayStepList.tsx'
import { paySteps } from '../../paySteps.ts'
import css from './OrderPayment.module.css'

/** When and how much is paid, from the confirmation of the order to the handing over. */
export function OrderPayment({ payment, terms, said }: OrderPaymentProps) {
  const { beforehand, handover } = paySteps(payment, terms, said.paying)
  const confirmed = said.confirmation
    ? [{ title: texts.paySteps.confirm, sum: 0, text: said.confirmation }]
    : []
  return (
    <section aria-labelledby="order-payment" className={css.payment}>
      <h3 id="order-payment" className={css.title}>
        {texts.paySteps.heading}
      </h3>
      <PayStepList steps={[...confirmed, beforehand, ...(handover ? [handover] : [])]} />
    </section>
  )
}

type OrderPaymentProps = { payment: Payment; terms: ShopTerms; said: OrderTerms }
