import type { Payment } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { dayMonth } from '#renderer/ui/format.ts'
import { type PayStep, paySteps } from '../paySteps.ts'
import type { PlacedOrder } from '../placedOrder.ts'
import { type TimeSlot, timeSlotText } from '../timeSlots.ts'

type Shop = {
  /** «9:00» and «21:00»; null where the company names none. */
  hours: { open: string; close: string } | null
  /** Where the order is handed over; may be empty. */
  place: string
}

/** What happens after an order: the call, the prepayment, the handover. */
export function nextSteps(
  order: PlacedOrder,
  payment: Payment | null,
  terms: ShopTerms,
  { hours, place }: Shop,
): PayStep[] {
  const { period, deliverySlot, isDelivered } = order
  const steps = payment && paySteps(payment, terms)
  return [
    {
      title: hours ? `Перезвоним с\u00A0${hours.open} до\u00A0${hours.close}` : 'Перезвоним',
      sum: steps && 0,
      text: 'Подтвердим даты, адрес и\u00A0время',
    },
    steps?.beforehand ?? UNKNOWN,
    {
      title: `${isDelivered ? 'Привезём' : 'Выдадим'} ${when(period.start, deliverySlot)}`,
      sum: steps?.handover.sum ?? null,
      text: [place, steps?.handover.text].filter(Boolean).join('. '),
    },
  ]
}

/** «Возврат — 14 декабря, с 18:00 до 21:00». */
export function returnText({ period, returnSlot }: Pick<PlacedOrder, 'period' | 'returnSlot'>): string {
  return `Возврат\u00A0— ${when(period.end, returnSlot)}`
}

const UNKNOWN: PayStep = {
  title: 'Оплата',
  sum: null,
  text: 'Как и\u00A0когда\u00A0— скажем по\u00A0телефону',
}

/** «12 декабря, с 9:00 до 12:00». */
function when(day: string, slot: TimeSlot | null): string {
  return slot ? `${dayMonth(day)}, ${timeSlotText(slot)}` : dayMonth(day)
}
