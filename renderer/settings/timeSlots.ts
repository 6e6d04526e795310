/** Times of day that a visitor can wish for, as the gateway names them, with the words for people. */
const TIME_SLOTS = [
  { value: 'FROM_9_TO_12', title: 'с\u00A09:00 до\u00A012:00' },
  { value: 'FROM_12_TO_15', title: 'с\u00A012:00 до\u00A015:00' },
  { value: 'FROM_15_TO_18', title: 'с\u00A015:00 до\u00A018:00' },
  { value: 'FROM_18_TO_21', title: 'с\u00A018:00 до\u00A021:00' },
] as const

/** One of the times of day. */
export type TimeSlot = (typeof TIME_SLOTS)[number]['value']

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

/** What can be chosen from. */
export const SLOT_CHOICES = [{ value: ANY_TIME, title: 'в\u00A0любое время' }, ...TIME_SLOTS] as const
