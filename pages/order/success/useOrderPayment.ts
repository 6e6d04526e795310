import { type Payment, paymentOf } from '#gateway/rental/payment.ts'
import { type ShopTerms, usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import type { PlacedOrder } from '../placedOrder.ts'

/** What is paid for a made order; null where its sum is not known. */
export function useOrderPayment({ total, isDelivered, isOrganization }: PlacedOrder): {
  payment: Payment | null
  terms: ShopTerms
} {
  const terms = usePaymentTerms()
  const payment = total === null ? null : paymentOf({ rent: total, isDelivered, isOrganization }, terms)
  return { payment, terms }
}
