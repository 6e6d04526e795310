import { createContext, use } from 'react'
import type { Period } from '#gateway/rental/period.ts'

/** The visitor's rental dates and what can be done with them. Days are `YYYY-MM-DD`, both ends inclusive. */
export type Reservation = {
  /** The dates as chosen; they may have passed or be too short. For showing. */
  dates: Period | null
  /** The dates when they can be ordered today, otherwise null. For queries and sums. */
  period: Period | null
  /** Whether the start or the end has passed. */
  isOverdue: boolean
  /** Today in the shop's time zone. */
  today: string
  /** The shortest rental in сутки. */
  minOrderDays: number
  /** The length of `period` in сутки; null without it. */
  days: number | null
  isOpenSetDateModal: boolean
  /** Opens the date modal, with the rental already starting on `start` where given. */
  openDates: (start?: string) => void
  closeDates: () => void
  /** Remembers the dates, and the page is shown for them. */
  setDates: (period: Period) => void
  /** Forgets the dates, and the page is shown without them. */
  clearDates: () => void
}

export const ReservationContext = createContext<Reservation | null>(null)

/** The visitor's rental dates, on the server as in the browser. */
export function useReservation(): Reservation {
  const reservation = use(ReservationContext)
  if (!reservation) throw new Error('useReservation() needs a <ReservationProvider> above it')
  return reservation
}
