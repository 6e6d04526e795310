import { startTransition, useEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { addDays, lastRentalDay, type Period } from '#gateway/rental/period.ts'
import { classes } from '#renderer/ui/classes.ts'
import { dayMonthYear } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronLeft, ChevronRight } from '#renderer/ui/icons.ts'
import { toCalendarDate, toDay } from './calendarDate.ts'
import css from './DateCalendar.module.css'
import { DayTip } from './marks/DayTip.tsx'
import type { DayLook, DayMarks } from './marks/dayMarks.ts'

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
  marks = NO_MARKS,
  previewFor,
  onPick,
}: DateCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  // All days are drawn anew for it: whatever else a press or the pointer does comes first.
  const point = (day: string | null) => startTransition(() => setPointed(day))
  const [tip, setTip] = useState<{ day: string; anchor: Element } | null>(null)
  const reason = tip && marks.get(tip.day)?.text
  const firstDay = toCalendarDate(today)
  // Where the keyboard turns the month, the day that it leaves may say so after the one that it comes to.
  const leave = (left: Date) => {
    point(null)
    setTip((now) => (now?.day === toDay(left) ? null : now))
  }
  const marked = (look: DayLook) =>
    [...marks].filter(([, mark]) => mark.look === look).map(([day]) => toCalendarDate(day))
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

  // What is said of the choice may take room below the days: the one that was pressed stays in sight.
  const chosen = useRef(period)
  useEffect(() => {
    if (chosen.current === period) return
    chosen.current = period
    const day = document.activeElement
    if (day?.closest('[data-day]') && root.current?.contains(day)) day.scrollIntoView({ block: 'nearest' })
  }, [period])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days take the focus; Esc closes what one of them has opened
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !reason) return
        // The window stays open.
        event.preventDefault()
        event.stopPropagation()
        setTip(null)
      }}
      className={classes(isEndOpen && css.endIsOpen, months === 1 && css.single)}
    >
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
        onDayMouseEnter={(day, { disabled }, { currentTarget: anchor }) => {
          point(disabled ? null : toDay(day))
          setTip({ day: toDay(day), anchor })
        }}
        onDayMouseLeave={leave}
        onDayFocus={(day, { disabled }, { currentTarget: anchor }) => {
          point(disabled ? null : toDay(day))
          // The window that a pointer has opened puts the focus on a day, too.
          if (anchor.matches(':focus-visible')) setTip({ day: toDay(day), anchor })
        }}
        onDayBlur={leave}
        modifiers={{
          ...{ lack: marked('lack'), shut: marked('shut'), unknown: marked('unknown') },
          additional:
            minOrderDays === null
              ? []
              : (range(period && addDays(period.start, minOrderDays), period?.end) ?? []),
          preview: range(period && addDays(period.end, 1), preview?.end) ?? [],
          preview_end: preview && period && preview.end > period.end ? toCalendarDate(preview.end) : [],
        }}
        labels={{
          labelDayButton: (date, ...rest) => {
            const text = marks.get(toDay(date))?.text
            const name =
              typeof nameOfDay === 'function' ? nameOfDay(date, ...rest) : dayMonthYear(toDay(date))
            return text ? `${name}. ${text}` : name
          },
        }}
        components={COMPONENTS}
        classNames={css}
        modifiersClassNames={css}
      />
      {tip && reason && <DayTip anchor={tip.anchor} text={reason} />}
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
  /** The days of `period` beyond these are hatched; null: none. */
  minOrderDays: number | null
  /** The focus goes to the day to choose from, when the calendar appears. */
  takesFocus?: boolean
  /** How many months are shown. */
  months?: 1 | 2
  /** Days that are marked, with the reason. They can be chosen all the same. */
  marks?: DayMarks
  /** The dates that picking a day would choose; null while no end is being chosen. */
  previewFor: (day: string) => Period | null
  /** A day was pressed. */
  onPick: (day: string) => void
}

function range(from: string | null | undefined, to: string | null | undefined) {
  return from && to && from <= to ? { from: toCalendarDate(from), to: toCalendarDate(to) } : undefined
}

const nameOfDay = ru.labels?.labelDayButton

const NO_MARKS: DayMarks = new Map()

const COMPONENTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
  ),
}
