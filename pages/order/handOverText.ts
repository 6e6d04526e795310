import { texts } from '#company/texts/index.ts'
import { type TimeSlot, timeSlotText } from '#renderer/settings/timeSlots.ts'
import { dayMonth } from '#renderer/ui/format.ts'
import type { PlacedOrder } from './placedOrder.ts'

/** «Привезём 12 декабря, с 9:00 до 12:00». */
export function handOverText({
  period,
  deliverySlot,
  isDelivered,
}: Pick<PlacedOrder, 'period' | 'deliverySlot' | 'isDelivered'>): string {
  return (isDelivered ? texts.paySteps.bring : texts.paySteps.handOut)(when(period.start, deliverySlot))
}

/** «Возврат — 14 декабря, с 18:00 до 21:00». */
export function returnText({ period, returnSlot }: Pick<PlacedOrder, 'period' | 'returnSlot'>): string {
  return texts.paySteps.giveBack(when(period.end, returnSlot))
}

/** «12 декабря, с 9:00 до 12:00». */
function when(day: string, slot: TimeSlot | null): string {
  return slot ? `${dayMonth(day)}, ${timeSlotText(slot)}` : dayMonth(day)
}
