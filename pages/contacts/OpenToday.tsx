import { texts } from '#company/texts/index.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { useShopHour } from '#renderer/settings/useShopHour.ts'
import { isOpenAt, type WorkingDay, workingDay } from '#renderer/settings/workingDay.ts'
import { hourText } from '#renderer/ui/format.ts'
import css from './Page.module.css'

/** True if the company works right now, over the 24 hours of the day; the words of the settings where these name no hours. */
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

/** True if the shop works at an hour of its day, in words; its hours before hydration. */
export function openText(day: WorkingDay, now: number | null): string {
  if (now === null) return texts.contacts.open(hourText(day.open), hourText(day.close))
  if (isOpenAt(day, now)) return texts.contacts.openUntil(hourText(day.close))
  return texts.contacts.closedUntil(hourText(day.open))
}
