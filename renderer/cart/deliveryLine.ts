import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { roubles } from '#renderer/ui/format.ts'

/** One line of a sum: what it is, a remark, how much. `isLeftOut`: the total does not have it. */
export type SumLine = { title: string; note: string; sum: string; isLeftOut?: boolean }

/** Delivery or pick-up as a line of the sum; null where the company names no delivery price. */
export function deliveryLine(
  payment: Payment,
  { delivery, isByAddress }: ShopTerms,
  pickUp: PickUp | null,
  /** The words of the company's own tariff for a price; null: it is that of the terms. */
  quoted: string | null = null,
): SumLine | null {
  if (pickUp) return { title: texts.orderForm.pickUp, note: pickUp.address, sum: texts.words.forFree }
  if (payment.delivery === null)
    return isByAddress
      ? { title: texts.words.delivery, note: '', sum: texts.deliveryQuote.byAddress, isLeftOut: true }
      : null
  const isFreeBySum = payment.delivery === 0 && delivery?.price !== 0
  const reason = isFreeBySum && delivery?.freeFrom ? texts.sums.orderFrom(roubles(delivery.freeFrom)) : ''
  return {
    title: texts.words.delivery,
    note: quoted ?? [delivery?.zone, reason].filter(Boolean).join('; '),
    sum: payment.delivery === 0 ? texts.words.forFree : roubles(payment.delivery),
  }
}

/** Where the visitor picks the order up; the address may be empty. */
export type PickUp = { address: string }
