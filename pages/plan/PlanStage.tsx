import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { addDays, type Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { DayStage } from '#renderer/dateWindow/DayStage.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { clockTime, periodInSentence } from '#renderer/ui/format.ts'

/** The days of a plan on the shop's calendar; below them when it is fetched and brought back, and its total. */
export function PlanStage({ period, length, sum }: { period: Period; length: RentalLength; sum: string }) {
  const { today } = useDates()
  const hours = useSiteSettings()?.workingHours
  return (
    <DayStage
      label={texts.words.rentalDays}
      days={Array.from({ length: DAYS }, (_, index) => addDays(period.start, index - DAYS_BEFORE))}
      phoneDays={{ from: 0, count: PHONE_DAYS }}
      period={period}
      minOrderDays={length.minOrderDays}
      today={today}
      title={periodInSentence(period)}
      note={texts.planPage.handover(
        hours?.open ? clockTime(hours.open) : null,
        hours?.close ? clockTime(hours.close) : null,
      )}
    >
      <div>
        <p className="muted small">{texts.planPage.totalFor(daysText(length.days))}</p>
        <p className="h2">{sum}</p>
      </div>
    </DayStage>
  )
}

const DAYS = 10
const PHONE_DAYS = 7
const DAYS_BEFORE = 2
