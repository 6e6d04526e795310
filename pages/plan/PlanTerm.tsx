import { daysText } from '#gateway/rental/dayWord.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { lengthParts } from '#renderer/cart/cartTexts.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Cells } from '#renderer/ui/Cells.tsx'
import { clockTime, weekdayAndDay } from '#renderer/ui/format.ts'
import css from './Plan.module.css'

/** From when to when, and how its days are priced. */
export function PlanTerm({ period, length }: { period: Period; length: RentalLength }) {
  const hours = useSiteSettings()?.workingHours
  const extra = additionalDays(length)
  return (
    <div className={css.term}>
      <p>
        <b>{weekdayAndDay(period.start)}</b>
        Выдача{hours?.open && ` с\u00A0${clockTime(hours.open)}`}
      </p>
      <p>
        <b>{weekdayAndDay(period.end)}</b>
        Возврат{hours?.close && ` до\u00A0${clockTime(hours.close)}`}
      </p>
      <p>
        <b>
          {daysText(length.days)} <Cells basic={length.days - extra} additional={extra} />
        </b>
        {lengthParts(length)}
      </p>
    </div>
  )
}
