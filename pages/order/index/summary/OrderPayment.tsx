import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { clockTime } from '#renderer/ui/format.ts'
import { PayStepList } from '../../PayStepList.tsx'
import { paySteps } from '../../paySteps.ts'
import css from './OrderPayment.module.css'

/** When and how much is paid, from the call that confirms the order to the handing over. */
export function OrderPayment({ payment, terms }: { payment: Payment; terms: ShopTerms }) {
  const hours = useSiteSettings()?.workingHours
  const { beforehand, handover } = paySteps(payment, terms)
  const when =
    hours?.open && hours.close ? ` с\u00A0${clockTime(hours.open)} до\u00A0${clockTime(hours.close)}` : ''
  return (
    <section aria-labelledby="order-payment" className={css.payment}>
      <h3 id="order-payment" className={css.title}>
        Когда и&nbsp;сколько платить
      </h3>
      <PayStepList
        steps={[{ title: 'Подтвердим', sum: 0, text: `Перезвоним${when}` }, beforehand, handover]}
      />
    </section>
  )
}
