import { DayScale } from '#renderer/settings/DayScale.tsx'
import { useShopHour } from '#renderer/settings/useShopHour.ts'
import { workingDay } from '#renderer/settings/workingDay.ts'
import css from './OpenToday.module.css'
import { openText } from './openText.ts'

/** Whether the company works right now, over the 24 hours of the day; the words of the settings where these name no hours. */
export function OpenToday({ hours }: { hours: Hours | null }) {
  const now = useShopHour()
  const day = workingDay(hours)
  if (!day) return hours?.caption ? <p className={css.words}>{hours.caption}</p> : null
  return (
    <div className={css.today}>
      <p className={css.words}>{openText(day, now)}</p>
      <DayScale day={day} tone="paper" />
    </div>
  )
}

type Hours = { caption: string | null; open: string | null; close: string | null }
