import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { roubles } from '#renderer/ui/format.ts'

/** What is paid beforehand and left as a deposit, in sentences; empty where the settings say nothing. */
export function payText(payment: Payment, { deposit }: ShopTerms): string {
  const free = deposit?.organizations === false ? ', организациям не\u00A0нужен' : ''
  return [
    prepaymentText(payment),
    payment.deposit && `Депозит\u00A0— ${roubles(payment.deposit)}${free}`,
    payment.delivery && 'Самовывоз бесплатный',
  ]
    .filter(Boolean)
    .join('. ')
}

function prepaymentText({ prepayment, payable }: Payment): string {
  if (!prepayment) return ''
  if (prepayment === payable) return `После подтверждения\u00A0— весь заказ, ${roubles(prepayment)}`
  return `После подтверждения\u00A0— предоплата ${roubles(prepayment)}`
}
