import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { handOverText } from '../handOverText.ts'
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
  const steps = payment && paySteps(payment, terms, said.paying)
  return [
    ...(said.confirmation
      ? [{ title: said.confirmation, sum: steps && 0, text: texts.paySteps.confirmText }]
      : []),
    steps?.beforehand ?? UNKNOWN_STEP,
    {
      title: handOverText(order),
      sum: steps?.handover?.sum ?? null,
      text: [place, steps?.handover?.text].filter(Boolean).join('. '),
    },
  ]
}
