import { HAS_PICKUP } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { type Payment, paymentOf } from '#gateway/rental/payment.ts'
import type { CartSummary, FreshProduct } from '#renderer/cart/cartSummary.ts'
import { type ShopTerms, usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { roubles } from '#renderer/ui/format.ts'

/** The payment for the rent of the cart. Until the order form says otherwise, a private person orders with delivery. */
export function useCartPayment({
  total: rent,
  tariff,
}: Pick<CartSummary<FreshProduct>, 'total' | 'tariff'>): { payment: Payment; terms: ShopTerms } {
  const terms = usePaymentTerms()
  return {
    payment: paymentOf({ rent, deposit: tariff?.deposit, isDelivered: true, isOrganization: false }, terms),
    terms,
  }
}

/** The prepayment and the deposit, in sentences; empty where the settings name neither. */
export function payText(payment: Payment, { deposit }: ShopTerms): string {
  return [
    prepaymentText(payment),
    payment.deposit && texts.cartPage.deposit(roubles(payment.deposit), deposit?.organizations === false),
    HAS_PICKUP && payment.delivery && texts.cartPage.freePickUp,
  ]
    .filter(Boolean)
    .join('. ')
}

function prepaymentText({ prepayment, payable }: Payment): string {
  if (!prepayment) return ''
  if (prepayment === payable) return texts.cartPage.payWhole(roubles(prepayment))
  return texts.cartPage.prepay(roubles(prepayment))
}
