import { type Payment, paymentOf } from '#gateway/rental/payment.ts'
import { type ShopTerms, usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'

/** What is paid for the rent of the cart. Until the order form says otherwise, a private person orders with delivery. */
export function useCartPayment(rent: number): { payment: Payment; terms: ShopTerms } {
  const terms = usePaymentTerms()
  return { payment: paymentOf({ rent, isDelivered: true, isOrganization: false }, terms), terms }
}
