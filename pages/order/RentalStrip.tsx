import { texts } from '#company/texts/index.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip, daysAround } from '#renderer/dateWindow/CalendarStrip.tsx'

/** The days of an order, with `around` days before and after them where there is room; of a longer rental they would not fit side by side. */
export function RentalStrip({ period, around }: { period: Period; around: number }) {
  const { today, minOrderDays } = useDates()
  if (daysIn(period) > MOST_DAYS) return null
  const days = daysAround(period, around)
  const notes = new Map([
    [period.start, texts.words.pickUp],
    [period.end, texts.words.giveBack],
  ])
  return (
    <CalendarStrip
      {...{ days, period, minOrderDays, notes }}
      label={texts.words.rentalDays}
      firstDay={today}
      phoneDays={{ from: around - 1, count: daysIn(period) + 2 }}
      variant="apart"
      className="screen-only"
    />
  )
}

const MOST_DAYS = 7
