import { daysIn, isDay, MAX_RENTAL_DAYS, type Period } from '#gateway/rental/period.ts'
import { sessionRecord } from './sessionRecord.ts'
import { storedField, storedText } from './stored.ts'
import { type TimeSlot, toTimeSlot } from './timeSlots.ts'

/** An order that was made in this tab, as the page after it shows it. */
export type PlacedOrder = {
  /** Number for people. */
  number: string
  /** Roubles, without delivery. */
  total: number | null
  period: Period
  /** Empty for pick-up. */
  address: string
  deliverySlot: TimeSlot | null
  returnSlot: TimeSlot | null
}

/** Where the order form leaves the order for the page after it. */
export const placedOrder = sessionRecord('placedOrder', toPlacedOrder)

/** A stored order, checked; null when it is none. */
export function toPlacedOrder(stored: unknown): PlacedOrder | null {
  const number = storedText(stored, 'number', 100)
  const start = storedField(storedField(stored, 'period'), 'start')
  const end = storedField(storedField(stored, 'period'), 'end')
  if (!number || !isDay(start) || !isDay(end)) return null
  const days = daysIn({ start, end })
  if (days < 1 || days > MAX_RENTAL_DAYS) return null
  const total = storedField(stored, 'total')
  return {
    number,
    period: { start, end },
    total: typeof total === 'number' && Number.isFinite(total) ? total : null,
    address: storedText(stored, 'address'),
    deliverySlot: toTimeSlot(storedField(stored, 'deliverySlot')),
    returnSlot: toTimeSlot(storedField(stored, 'returnSlot')),
  }
}
