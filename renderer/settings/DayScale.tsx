import { texts } from '#company/texts/index.ts'
import { classes } from '#renderer/ui/classes.ts'
import { hourText } from '#renderer/ui/format.ts'
import css from './DayScale.module.css'
import { useShopHour } from './useShopHour.ts'
import { openStretches, type WorkingDay } from './workingDay.ts'

/** The 24 hours of a day: working ones in lime, and a tick for now, which only the browser knows. */
export function DayScale({ day, tone = 'night' }: DayScaleProps) {
  const now = useShopHour()
  const hours = [day.open, day.close]
  return (
    <div className={classes('screen-only', css.day, css[tone])}>
      <div className={css.scale} role="img" aria-label={scaleName(day)}>
        {openStretches(day).map(([from, to]) => (
          <span key={from} className={css.open} style={{ left: share(from), right: share(24 - to) }} />
        ))}
        {now !== null && <span className={css.now} style={{ left: share(now) }} />}
      </div>
      <div className={css.labels} aria-hidden="true">
        <span className={css.first}>{hourText(0)}</span>
        {hours
          .filter((hour) => hour >= ROOM_AT_EDGE && hour <= 24 - ROOM_AT_EDGE)
          .map((hour) => (
            <span key={hour} style={{ left: share(hour) }}>
              {hourText(hour)}
            </span>
          ))}
        {now !== null && (
          <span className={nowLook(now, hours)} style={{ left: share(now) }}>
            {texts.frame.now}
          </span>
        )}
        <span className={css.last}>{hourText(24)}</span>
      </div>
    </div>
  )
}

export type DayScaleProps = {
  day: WorkingDay
  /** Its background: `night` as in the footer, or `paper`. */
  tone?: 'night' | 'paper'
}

/** So near to an end of the scale, in hours, a label would lie on «0:00» or «24:00». */
const ROOM_AT_EDGE = 2.5

function scaleName({ open, close }: WorkingDay): string {
  return texts.frame.workingHours(hourText(open), hourText(close))
}

function share(hours: number): string {
  return `${(hours / 24) * 100}%`
}

/** «сейчас» gives way where it would lie on another label: within 4 hours where the scale is short, 1.2 elsewhere. */
function nowLook(now: number, hours: number[]): string {
  const distance = Math.min(...[0, 24, ...hours].map((hour) => Math.abs(hour - now)))
  return classes(distance < 4 && css.near, distance < 1.2 && css.tooNear)
}
