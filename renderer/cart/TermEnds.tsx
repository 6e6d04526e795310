import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { Period } from '#gateway/rental/period.ts'
import { additionalDays, type LinePrice, type RentalLength } from '#gateway/rental/price.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Cells } from '#renderer/ui/Cells.tsx'
import { clockTime, weekdayAndDay } from '#renderer/ui/format.ts'
import { lengthParts } from './cartTexts.ts'

/** A rental in three paragraphs: when it is fetched, when it comes back, and how its days are priced. */
export function TermEnds({ period, length, sums }: TermEndsProps) {
  const hours = useSiteSettings()?.workingHours
  const extra = additionalDays(length)
  return (
    <>
      <p>
        <b>{weekdayAndDay(period.start)}</b>
        <span>{texts.words.pickUp + (hours?.open ? texts.sums.from + clockTime(hours.open) : '')}</span>
      </p>
      <p>
        <b>{weekdayAndDay(period.end)}</b>
        <span>{texts.words.giveBack + (hours?.close ? texts.sums.by + clockTime(hours.close) : '')}</span>
      </p>
      <p>
        <b>
          <span>{daysText(length.days)}</span> <Cells basic={length.days - extra} additional={extra} />
        </b>
        <span>{lengthParts(length, sums)}</span>
      </p>
    </>
  )
}

export type TermEndsProps = {
  period: Period
  length: RentalLength
  /** The sums of the first and the further days. */
  sums: Pick<LinePrice, 'basic' | 'additional'>
}
