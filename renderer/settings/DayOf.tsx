import { usePageContext } from 'vike-react/usePageContext'
import { todayIn } from '#gateway/rental/today.ts'
import { dayMonthYear } from '#renderer/ui/format.ts'

/** The day of a moment in the shop's time zone, in words: «22 января 2026». */
export function DayOf({ moment }: { moment: string }) {
  const { timeZone } = usePageContext().site
  const day = todayIn(timeZone, new Date(moment))
  return <time dateTime={day}>{dayMonthYear(day)}</time>
}
