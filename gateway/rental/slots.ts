import { SLOTS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { TextProblem } from './customer.ts'
import type { Period } from './period.ts'

type Slots = { deliverySlot?: string | null | undefined; returnSlot?: string | null | undefined }

/** A moment of the company: its day, and the hour of that day as a number; null where nobody knows it yet. */
export type ShopMoment = { today: string; hour: number | null }

/** The problems of an order's times of day: one that is over, and a return that is not after the handover. */
export function slotProblems(
  { deliverySlot, returnSlot }: Slots,
  { start, end }: Period,
  { today, hour }: ShopMoment,
): Partial<Record<keyof Slots, TextProblem>> {
  const first = slotOf(deliverySlot)
  const last = slotOf(returnSlot)
  const isOver = (slot: Slot | undefined, day: string) =>
    slot !== undefined && hour !== null && day === today && slot.to <= hour
  const isTooEarly = first && last && start === end && last.to <= first.to
  return {
    ...(isOver(first, start) && { deliverySlot: OVER }),
    ...(isOver(last, end) ? { returnSlot: OVER } : isTooEarly && { returnSlot: TOO_EARLY }),
  }
}

type Slot = (typeof SLOTS)[number]

/** A slot by its name in the schema, or as services have it. */
function slotOf(wanted: string | null | undefined): Slot | undefined {
  return SLOTS.find(({ name, times }) => wanted === name || wanted === times)
}

const OVER: TextProblem = { code: 'NOT_OFFERED', message: texts.form.slotOver }
const TOO_EARLY: TextProblem = { code: 'NOT_OFFERED', message: texts.form.returnTooEarly }
