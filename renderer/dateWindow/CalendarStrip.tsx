import { type CSSProperties, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { addDays, daysIn, isWeekend } from '#gateway/rental/period.ts'
import { classes } from '#renderer/ui/classes.ts'
import { dayMonth, dayMonthShort, roubles, weekday, weekdayShort } from '#renderer/ui/format.ts'
import { useScrolls } from '#renderer/ui/useScrolls.ts'
import css from './CalendarStrip.module.css'

/**
 * A strip of days with the rental on it: basic days lime, additional ones hatched. With `onPick` its days are buttons; without,
 * the keyboard scrolls it where it is too long.
 */
export function CalendarStrip(props: CalendarStripProps) {
  const { days, label, variant = 'stage', phoneDays, className, onPick } = props
  const strip = useRef<HTMLOListElement>(null)
  const scrolls = useScrolls(strip, days.length)
  // Said ahead: the browser may paint a part of the strip before it has read the rest.
  const counts = { '--days': days.length, '--phone': phoneDays?.count ?? days.length } as CSSProperties
  return (
    <ol
      ref={strip}
      aria-label={label}
      tabIndex={scrolls && !onPick ? 0 : undefined}
      className={classes(css.strip, css[variant], className)}
      style={counts}
    >
      {days.map((day, index) => (
        <li key={day} className={isHiddenOnPhone(props, index) ? css.wideOnly : undefined}>
          <StripDay {...props} day={day} showsMonth={index === 0 || day.endsWith('-01')} />
        </li>
      ))}
    </ol>
  )
}

export type CalendarStripProps = {
  /** The days that are shown, in order, `YYYY-MM-DD`. */
  days: readonly string[]
  /** The chosen dates. */
  period: Period | null
  /** The days of the period at the basic price; null: nobody knows. */
  minOrderDays: number | null
  /** Days before it are crossed out and cannot be picked. */
  firstDay: string
  /** The strip's name for screen readers. */
  label: string
  /** The prices in roubles, by day; shown at the foot of the day. */
  prices?: ReadonlyMap<string, number | null>
  /** A label at the foot of a day, by day: «Выдача». */
  notes?: ReadonlyMap<string, string>
  /** Makes the days buttons. */
  onPick?: (day: string) => void
  /** On a phone only the days of this part of the strip show: index of the first and how many. */
  phoneDays?: { from: number; count: number }
  /** `stage` large, for the top of a page; `apart` in a frame of its own; `card` smaller, for a product's sums. */
  variant?: 'stage' | 'apart' | 'card'
  className?: string | undefined
}

function StripDay({ day, showsMonth, ...strip }: CalendarStripProps & { day: string; showsMonth: boolean }) {
  const part = partOf(day, strip)
  const isPast = day < strip.firstDay
  const price = strip.prices?.get(day)
  const note = strip.notes?.get(day)
  const look = classes(
    css.day,
    isWeekend(day) && css.weekend,
    isPast && css.past,
    part && css.chosen,
    part === 'additional' && css.additional,
    part && day === strip.period?.start && css.start,
    part && day === strip.period?.end && css.end,
  )
  const content = (
    <>
      <span className={css.weekday} aria-hidden="true">
        {weekdayShort(day)}
      </span>
      <span className={css.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {showsMonth && (
        <span className={css.month} aria-hidden="true">
          {dayMonthShort(day).split('\u00A0')[1]}
        </span>
      )}
      <span className="visually-hidden">
        {`${weekday(day)}, ${dayMonth(day)}${part ? `, ${PART_TEXT[part]}` : ''}`}
      </span>
      {price !== undefined && <span className={css.price}>{roubles(price)}</span>}
      {note !== undefined && <span className={`${css.price} ${css.note}`}>{note}</span>}
    </>
  )
  const { onPick } = strip
  if (!onPick) return <div className={look}>{content}</div>
  return (
    <button
      type="button"
      className={look}
      aria-pressed={part !== null}
      disabled={isPast}
      onClick={() => onPick(day)}
    >
      {content}
    </button>
  )
}

const PART_TEXT = {
  basic: texts.dateStrip.basic,
  additional: texts.dateStrip.additional,
  unknown: texts.dateStrip.rental,
}

function partOf(day: string, { period, minOrderDays }: CalendarStripProps): keyof typeof PART_TEXT | null {
  if (!period || day < period.start || day > period.end) return null
  if (minOrderDays === null) return 'unknown'
  return daysIn({ start: period.start, end: day }) > minOrderDays ? 'additional' : 'basic'
}

function isHiddenOnPhone({ phoneDays }: CalendarStripProps, index: number): boolean {
  return phoneDays !== undefined && (index < phoneDays.from || index >= phoneDays.from + phoneDays.count)
}

/** The days of a strip that shows a period with `around` days before and after it. */
export function daysAround(period: Period, around: number): string[] {
  const length = daysIn(period) + 2 * around
  return Array.from({ length }, (_, index) => addDays(period.start, index - around))
}
