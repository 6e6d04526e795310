import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { type TimeSlot, timeSlotText } from '#renderer/settings/timeSlots.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { dayMonth } from '#renderer/ui/format.ts'
import type { OrderTerms } from '../orderTerms.ts'
import { type PayStep, paySteps, UNKNOWN_STEP } from '../paySteps.ts'
import type { PlacedOrder } from '../placedOrder.ts'

type Shop = {
  /** The company's own texts. */
  said: Pick<OrderTerms, 'confirmation' | 'paying'>
  /** Where the order is handed over; may be empty. */
  place: string
}

/** The steps after an order: the confirmation where the company describes it, the prepayment, the handover. */
export function nextSteps(
  order: PlacedOrder,
  payment: Payment | null,
  terms: ShopTerms,
  { said, place }: Shop,
): PayStep[] {
  const { period, deliverySlot, isDelivered } = order
  const steps = payment && paySteps(payment, terms, said.paying)
  return [
    ...(said.confirmation
      ? [{ title: said.confirmation, sum: steps && 0, text: texts.paySteps.confirmText }]
      : []),
    steps?.beforehand ?? UNKNOWN_STEP,
    {
      title: (isDelivered ? texts.paySteps.bring : texts.paySteps.handOut)(when(period.start, deliverySlot)),
      sum: steps?.handover?.sum ?? null,
      text: [place, steps?.handover?.text].filter(Boolean).join('. '),
    },
  ]
}

/** «Возврат — 14 декабря, с 18:00 до 21:00». */
export function returnText({ period, returnSlot }: Pick<PlacedOrder, 'period' | 'returnSlot'>): string {
  return texts.paySteps.giveBack(when(period.end, returnSlot))
}

/** «12 декабря, с 9:00 до 12:00». */
function when(day: string, slot: TimeSlot | null): string {
  return slot ? `${dayMonth(day)}, ${timeSlotText(slot)}` : dayMonth(day)
}
