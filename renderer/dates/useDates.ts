import { createContext, use } from 'react'
import type { Period, PeriodRules } from '#gateway/rental/period.ts'

/** The visitor's rental dates and what can be done with them. Days are `YYYY-MM-DD`, both ends inclusive. */
export type RentalDates = {
  /** The dates that the page is for; they may have passed or be too short. For showing. */
  dates: Period | null
  /** The dates when they can be ordered today, otherwise null. For queries and sums. */
  period: Period | null
  /** True if the dates can no longer be had: their start or end has passed, or nothing is handed over on it. */
  isOverdue: boolean
  /** Why nothing is handed over on such dates that have not passed, as a sentence without its full stop; null otherwise. */
  closing: string | null
  /** Today in the shop's time zone. */
  today: string
  /** The days that the formula counts at the basic price; null while they are missing, or sums are a tariff's: then it counts none. */
  minOrderDays: number | null
  /** Every sum for dates is asked for: the company has a tariff of its own. */
  isQuoted?: boolean | undefined
  /** The rules that dates are held to. */
  rules: PeriodRules
  /** The length of `period` in rental days; null without it. */
  days: number | null
  /** The dates that the visitor chose last. Until their page has come, `dates` are still those of the page before. */
  draft: Period | null
  /** The length of `draft` in rental days; null where it cannot be ordered. */
  draftDays: number | null
  /** Prices and stock of the page are those of the previous dates; the new ones are on their way. */
  isApplying: boolean
  /** Opens the date modal, with the rental already starting on `start` where given; `onChosen` is what the dates are needed for. */
  openDates: (start?: string, onChosen?: () => void) => void
  /** Opens the same window for dates that are not the visitor's, who keeps his own. */
  openOtherDates: (other: OtherDates) => void
  /** Stores the dates, and shows the page for them. */
  setDates: (period: Period) => void
  /** The same for dates that take the place of others: says so, and `datesBefore`, by default the draft, can be taken back. */
  moveDates: (period: Period, datesBefore?: Period | null) => void
  /** Clears the dates, and shows the page without them. */
  clearDates: () => void
}

/** True where sums can be said: the formula has its minimum, or a tariff of the company's own its dates. */
export function hasSums({ isQuoted, period, minOrderDays }: SumTerms): boolean {
  return isQuoted ? period !== null : minOrderDays !== null
}

type SumTerms = Pick<RentalDates, 'isQuoted' | 'period' | 'minOrderDays'>

/** Dates of something that has its own, as a plan. */
export type OtherDates = {
  dates: Period | null
  /** The things that have to be free: days on which they are not are marked. */
  lines: readonly { productId: string; quantity: number }[]
  apply: (period: Period) => void
}

export const DatesContext = createContext<RentalDates | null>(null)

/** The visitor's rental dates, on the server as in the browser. */
export function useDates(): RentalDates {
  const rental = use(DatesContext)
  if (!rental) throw new Error('useDates() needs a <DatesProvider> above it')
  return rental
}
