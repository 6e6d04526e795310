import { SLOTS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { TextProblem } from './customer.ts'
import { ALWAYS_OPEN, type HandOver, hoursUntil, isWithinHours } from './handOver.ts'
import type { Period } from './period.ts'

type Slots = { deliverySlot?: string | null | undefined; returnSlot?: string | null | undefined }

/** A moment of the company: its day, and the hour of that day as a number; null where nobody knows it yet. */
export type ShopMoment = { today: string; hour: number | null }

/** The problems of an order's times of day: outside the hours of its day, within the notice or over, and a return that is not after the hand-over. */
export function slotProblems(
  { deliverySlot, returnSlot }: Slots,
  { start, end }: Period,
  { today, hour }: ShopMoment,
  handOver: HandOver = ALWAYS_OPEN,
): Partial<Record<keyof Slots, TextProblem>> {
  const first = slotOf(deliverySlot)
  const last = slotOf(returnSlot)
  const problemOf = (slot: Slot | undefined, day: string, notice: number) => {
    if (slot === undefined) return null
    if (!isWithinHours(day, slot, handOver)) return OUTSIDE
    if (hour === null || day < today) return null
    const left = hoursUntil({ today, hour }, day, slot.to)
    return left <= 0 ? OVER : left <= notice ? TOO_SOON : null
  }
  const wrongFirst = problemOf(first, start, handOver.noticeHours)
  const isTooEarly = first && last && start === end && last.to <= first.to
  const wrongLast = problemOf(last, end, 0) ?? (isTooEarly ? TOO_EARLY : null)
  return {
    ...(wrongFirst && { deliverySlot: wrongFirst }),
    ...(wrongLast && { returnSlot: wrongLast }),
  }
}

type Slot = (typeof SLOTS)[number]

/** A slot by its name in the schema, or as services have it. */
function slotOf(wanted: string | null | undefined): Slot | undefined {
  return SLOTS.find(({ name, times }) => wanted === name || wanted === times)
}

const OUTSIDE: TextProblem = { code: 'NOT_OFFERED', message: texts.form.slotOutside }
const TOO_SOON: TextProblem = { code: 'NOT_OFFERED', message: texts.form.slotTooSoon }
const OVER: TextProblem = { code: 'NOT_OFFERED', message: texts.form.slotOver }
const TOO_EARLY: TextProblem = { code: 'NOT_OFFERED', message: texts.form.returnTooEarly }
