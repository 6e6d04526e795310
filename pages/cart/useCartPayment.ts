import { type Payment, paymentOf } from '#gateway/rental/payment.ts'
import { type ShopTerms, usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { roubles } from '#renderer/ui/format.ts'

/** What is paid for the rent of the cart. Until the order form says otherwise, a private person orders with delivery. */
export function useCartPayment(rent: number): { payment: Payment; terms: ShopTerms } {
  const terms = usePaymentTerms()
  return { payment: paymentOf({ rent, isDelivered: true, isOrganization: false }, terms), terms }
}

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
