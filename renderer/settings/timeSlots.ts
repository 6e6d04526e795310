import { SLOTS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { hourText } from '#renderer/ui/format.ts'

/** Times of day that a visitor can wish for, as the gateway names them, with the words for people. */
const TIME_SLOTS = SLOTS.map(({ name, from, to }) => ({
  value: name as TimeSlot,
  title: texts.slots.between(hourText(from), hourText(to)),
}))

/** One of the times of day: these are the demonstration company's, which the schema in this repository has. */
export type TimeSlot = 'FROM_9_TO_12' | 'FROM_12_TO_15' | 'FROM_15_TO_18' | 'FROM_18_TO_21'

/** The value as a time of day; null for anything else. */
export function toTimeSlot(value: unknown): TimeSlot | null {
  return TIME_SLOTS.find((slot) => slot.value === value)?.value ?? null
}

/** «с 9:00 до 12:00». */
export function timeSlotText(slot: TimeSlot): string {
  return TIME_SLOTS.find(({ value }) => value === slot)?.title ?? ''
}

/** No time of day is better than another. */
export const ANY_TIME = 'ANY'

/** The options for a time, disabled where they are not `offered`; where a time has to be chosen, none is at first. */
export function slotChoices(isRequired: boolean, offered: (slot: TimeSlot) => boolean = () => true) {
  return [
    { value: ANY_TIME, title: isRequired ? texts.slots.choose : texts.slots.any },
    ...TIME_SLOTS.map((slot) => ({ ...slot, disabled: !offered(slot.value) })),
  ] as const
}
