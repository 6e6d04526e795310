import { startTransition, useEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { addDays, lastRentalDay, type Period } from '#gateway/rental/period.ts'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronLeft, ChevronRight } from '#renderer/ui/icons.ts'
import { toCalendarDate, toDay } from './calendarDate.ts'
import css from './DateCalendar.module.css'

/**
 * One month, or two beside each other, on a phone below each other and without the weeks that are over. Days before today are
 * closed; arrows, Page Up and Page Down walk the days.
 */
export function DateCalendar({
  period,
  month,
  onMonthChange,
  today,
  lastDay,
  minOrderDays,
  takesFocus = false,
  months = 2,
  previewFor,
  onPick,
}: DateCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  // All days are drawn anew for it: whatever else a press or the pointer does comes first.
  const point = (day: string | null) => startTransition(() => setPointed(day))
  const firstDay = toCalendarDate(today)
  const isEndOpen = previewFor(today) !== null
  const preview = pointed ? previewFor(pointed) : null

  // The window opens with the keyboard on the day to choose from. Only the keyboard has to see that day: for all others
  // the window stays at its top.
  useEffect(() => {
    if (!takesFocus) return
    const day = root.current?.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')
    day?.focus({ preventScroll: true })
    if (day?.matches(':focus-visible')) day.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  return (
    <div ref={root} className={classes(isEndOpen && css.endIsOpen, months === 1 && css.single)}>
      <DayPicker
        mode="range"
        locale={ru}
        weekStartsOn={1}
        numberOfMonths={months}
        today={firstDay}
        month={toCalendarDate(month)}
        onMonthChange={(first) => onMonthChange(toDay(first))}
        startMonth={firstDay}
        endMonth={toCalendarDate(lastRentalDay(today))}
        disabled={[{ before: firstDay }, { after: toCalendarDate(lastDay) }]}
        selected={range(period?.start, period?.end)}
        onSelect={(_, day) => onPick(toDay(day))}
        onDayMouseEnter={(day, { disabled }) => point(disabled ? null : toDay(day))}
        onDayMouseLeave={() => point(null)}
        onDayFocus={(day, { disabled }) => point(disabled ? null : toDay(day))}
        onDayBlur={() => point(null)}
        modifiers={{
          additional: range(period && addDays(period.start, minOrderDays), period?.end) ?? [],
          preview: range(period && addDays(period.end, 1), preview?.end) ?? [],
          preview_end: preview && period && preview.end > period.end ? toCalendarDate(preview.end) : [],
        }}
        components={COMPONENTS}
        classNames={css}
        modifiersClassNames={css}
      />
    </div>
  )
}

export type DateCalendarProps = {
  /** The days that are shown as chosen. */
  period: Period | null
  /** Any day of the first month that is shown. */
  month: string
  onMonthChange: (firstDay: string) => void
  /** The first day that may be chosen. */
  today: string
  /** The last day that may be chosen now. */
  lastDay: string
  /** The days of `period` beyond these are hatched. */
  minOrderDays: number
  /** The focus goes to the day to choose from, when the calendar appears. */
  takesFocus?: boolean
  /** How many months are shown. */
  months?: 1 | 2
  /** The dates that picking a day would choose; null while no end is being chosen. */
  previewFor: (day: string) => Period | null
  /** A day was pressed. */
  onPick: (day: string) => void
}

function range(from: string | null | undefined, to: string | null | undefined) {
  return from && to && from <= to ? { from: toCalendarDate(from), to: toCalendarDate(to) } : undefined
}

const COMPONENTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
  ),
}
