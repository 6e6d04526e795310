import { memo } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { addDays, addMonths, eachDay, isWeekend } from '#gateway/rental/period.ts'
import { classes } from '#renderer/ui/classes.ts'
import { dayMonthYear, monthAndYear, weekday, weekdayShort } from '#renderer/ui/format.ts'
import { placeInWeek, WEEK } from './calendarKeys.ts'
import css from './DateCalendar.module.css'

/** A month as a grid of days; what a press or a key does to them is up to the calendar around it. */
export function CalendarMonth({ month, dayOf }: CalendarMonthProps) {
  const title = monthAndYear(month)
  const days = eachDay({ start: month, end: addDays(addMonths(month, 1), -1) })
  const before = placeInWeek(month)
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => days[week * 7 + place - before]),
  )
  return (
    <div className={css.month}>
      <div className={css.month_caption}>
        <span role="status" className={css.caption_label}>
          {title}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrows walk its days */}
      <table role="grid" aria-multiselectable aria-label={title} className={css.month_grid}>
        {/* The name of each day says it. */}
        <thead aria-hidden>
          <tr>
            {WEEK.map((day) => (
              <th key={day} className={classes(css.weekday, isWeekend(day) && css.weekend)}>
                {weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={days[index * 7]} className={css.week}>
              {week.map((day, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of days that belong to another month
                day ? <Day key={day} day={day} {...dayOf(day)} /> : <td key={place} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export type CalendarMonthProps = {
  /** The first day of the month. */
  month: string
  /** The look and the state of a day. */
  dayOf: (day: string) => CalendarDay
}

export type CalendarDay = {
  className: string
  isSelected: boolean
  isDisabled: boolean
  /** It cannot be chosen; the keyboard comes to it all the same, for its note. */
  isClosed: boolean
  isToday: boolean
  /** The tabulator stops at it. */
  isStop: boolean
  /** Why it is marked, or what is free. */
  note: string | undefined
  /** How many are free. */
  count: number | undefined
}

/** Drawn again when it changes: not with each day that the pointer passes. */
const Day = memo(function Day({ day, ...look }: CalendarDay & { day: string }) {
  const { className, isSelected, isDisabled, isClosed, isToday, isStop, note, count } = look
  const name = `${weekday(day)}, ${dayMonthYear(day)}`
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button is
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of the grid
      role="gridcell"
      aria-selected={isSelected || undefined}
      data-day={day}
      className={classes(css.day, isSelected && css.selected, className)}
    >
      <button
        type="button"
        className={css.day_button}
        disabled={isDisabled}
        aria-disabled={isClosed || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={texts.dateWindow.day(name, isToday, isSelected, note)}
      >
        {Number(day.slice(8))}
      </button>
      {/* The name of the day says it. */}
      {count !== undefined && (
        <small className={css.count} aria-hidden>
          {thousands(count)}
        </small>
      )}
    </td>
  )
})
