import { usePageContext } from 'vike-react/usePageContext'
import { todayIn } from '#gateway/rental/today.ts'
import { dayMonthYear } from '#renderer/ui/format.ts'

/** The day of a moment in the shop's time zone, in words: «22 января 2026». */
export function DayOf({ moment }: { moment: string }) {
  const { timeZone } = usePageContext().site
  const day = drawnDay(moment) ?? todayIn(timeZone, new Date(moment))
  return (
    <time dateTime={day} data-moment={moment}>
      {dayMonthYear(day)}
    </time>
  )
}

// A page that comes to life shows the day already: a phone needs 50 ms for its first clock of a time zone.
function drawnDay(moment: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  const drawn = [...document.getElementsByTagName('time')].find(({ dataset }) => dataset.moment === moment)
  return drawn?.dateTime
}
