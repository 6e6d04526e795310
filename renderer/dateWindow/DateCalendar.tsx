import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { closedOn } from '#gateway/rental/handOver.ts'
import { addDays, addMonths, firstOfMonth, type Period, type PeriodRules } from '#gateway/rental/period.ts'
import { classes } from '#renderer/ui/classes.ts'
import { unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronLeft, ChevronRight } from '#renderer/ui/icons.ts'
import { LateBubble } from '#renderer/ui/Tooltip.tsx'
import { type CalendarDay, CalendarMonth } from './CalendarMonth.tsx'
import { dayAtKey } from './calendarKeys.ts'
import css from './DateCalendar.module.css'
import type { DayMarks } from './marks/dayMarks.ts'

/**
 * One month, or two beside each other, on a phone below each other and without the weeks that are over. Days before the
 * first are closed; arrows, Home, End, Page Up and Page Down walk the days.
 */
export function DateCalendar({
  period,
  month,
  onMonthChange,
  rules,
  minOrderDays,
  lastDay,
  takesFocus = false,
  months = 2,
  marks = NO_MARKS,
  counts,
  previewFor,
  onPick,
}: DateCalendarProps) {
  const { today, firstDay, handOver } = rules
  const root = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [tip, setTip] = useState<string | null>(null)
  /** The day that a key went to, until it has the focus. */
  const coming = useRef<string | null>(null)

  const lastMonth = addMonths(firstOfMonth(rules.lastDay), 1 - months)
  const firstMonth = firstOfMonth(firstDay)
  const first = [firstMonth, firstOfMonth(month), lastMonth].toSorted()[1] ?? firstMonth
  const shown = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const isOffered = (day: string) => day >= firstDay && day <= lastDay
  const isOpen = (day: string) => isOffered(day) && closedOn(day, handOver) === null
  const isShown = (day: string) => shown.includes(firstOfMonth(day))
  const stop =
    [focused, period?.start].find((day) => day && isOffered(day) && isShown(day)) ??
    [first, firstDay].toSorted()[1] ??
    firstDay
  const reason = tip && noteOf(tip)
  const isEndOpen = previewFor(firstDay) !== null
  const preview = pointed ? previewFor(pointed) : null

  // The window opens with the keyboard on the day to choose from. Only the keyboard has to see that day: for all others
  // the window stays at its top.
  useEffect(() => {
    if (!takesFocus) return
    const day = root.current?.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')
    day?.focus({ preventScroll: true })
    if (day?.matches(':focus-visible')) day.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  useEffect(() => {
    const day =
      coming.current && root.current?.querySelector<HTMLElement>(`[data-day="${coming.current}"] button`)
    // Its month may be drawn later than the calendar that got the key.
    if (!day) return
    coming.current = null
    day.focus()
  })

  // A note on the choice may take room below the days: the day that was pressed stays in sight.
  const chosen = useRef(period)
  useEffect(() => {
    if (chosen.current === period) return
    chosen.current = period
    const day = document.activeElement
    if (day?.closest('[data-day]') && root.current?.contains(day)) day.scrollIntoView({ block: 'nearest' })
  }, [period])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its days take the focus, and it hears what is done to them
    <div
      ref={root}
      onClick={on((day) => {
        // The effect of the press is to be seen.
        setTip(null)
        if (isOpen(day)) onPick(day)
      })}
      onMouseOver={on((day) => {
        point(day)
        setTip(day)
      })}
      onMouseOut={on(leave)}
      onFocus={on((day, anchor) => {
        setFocused(day)
        point(day)
        // The window that a pointer has opened puts the focus on a day, too.
        if (anchor.matches(':focus-visible')) setTip(day)
      })}
      onBlur={on(leave)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && reason) {
          // The window stays open.
          event.preventDefault()
          event.stopPropagation()
          setTip(null)
        }
        on((day) => {
          const target = dayAtKey(day, event)
          if (!target) return
          event.preventDefault()
          const next = [firstDay, target, lastDay].toSorted()[1] ?? firstDay
          if (next === day) return
          coming.current = next
          setFocused(next)
          if (!isShown(next)) onMonthChange(firstOfMonth(next))
        })(event)
      }}
      className={classes(isEndOpen && css.endIsOpen, months === 1 && css.single)}
    >
      <div className={css.months}>
        <nav aria-label={texts.dateWindow.months} className={css.nav}>
          <button
            type="button"
            aria-label={texts.dateWindow.previousMonth}
            aria-disabled={first <= firstMonth || undefined}
            onClick={() => first > firstMonth && onMonthChange(addMonths(first, -1))}
          >
            <Icon of={ChevronLeft} />
          </button>
          <button
            type="button"
            aria-label={texts.dateWindow.nextMonth}
            aria-disabled={first >= lastMonth || undefined}
            onClick={() => first < lastMonth && onMonthChange(addMonths(first, 1))}
          >
            <Icon of={ChevronRight} />
          </button>
        </nav>
        {shown.map((day, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month that is turned says its new name
          <CalendarMonth key={place} month={day} dayOf={dayOf} />
        ))}
      </div>
      {reason && root.current && (
        // Above the days: it covers none of them, and the day's own name says it, too.
        <LateBubble anchor={root.current} hasArrow={false}>
          {reason}
        </LateBubble>
      )}
    </div>
  )

  function noteOf(day: string): string | undefined {
    const closed = isOffered(day) && closedOn(day, handOver)
    return closed ? texts.period.closed(closed.reason) : marks.get(day)?.text
  }

  function dayOf(day: string): CalendarDay {
    const mark = isOpen(day) ? marks.get(day) : undefined
    const count = isOpen(day) ? counts?.get(day) : undefined
    const isIn = (from: string | undefined, to: string | undefined) =>
      from !== undefined && to !== undefined && day >= from && day <= to
    const isAdditional =
      period !== null && minOrderDays !== null && isIn(addDays(period.start, minOrderDays), period.end)
    const isPreviewed = period !== null && isIn(addDays(period.end, 1), preview?.end)
    return {
      className: classes(
        !isOpen(day) && css.disabled,
        day === today && css.today,
        day === period?.start && css.range_start,
        day === period?.end && css.range_end,
        isAdditional && css.additional,
        isPreviewed && css.preview,
        isPreviewed && day === preview?.end && css.preview_end,
        mark?.look === 'lack' && css.lack,
        mark?.look === 'shut' && css.shut,
        mark?.look === 'unknown' && css.unknown,
      ),
      isSelected: isIn(period?.start, period?.end),
      isDisabled: !isOffered(day),
      isClosed: isOffered(day) && !isOpen(day),
      isToday: day === today,
      isStop: day === stop,
      note: noteOf(day) ?? (count === undefined ? undefined : texts.stock.free(unitsText(count))),
      count,
    }
  }

  // All days are looked at anew for it: whatever else a press or the pointer does comes first.
  function point(day: string | null) {
    startTransition(() => setPointed(day !== null && isOpen(day) ? day : null))
  }

  // Where the keyboard turns the month, the day that it leaves may say so after the one that it comes to.
  function leave(left: string) {
    point(null)
    setTip((now) => (now === left ? null : now))
  }
}

export type DateCalendarProps = {
  /** The days that are shown as chosen. */
  period: Period | null
  /** Any day of the first month that is shown. */
  month: string
  onMonthChange: (firstDay: string) => void
  /** No day before the first and no closed one may be chosen. */
  rules: PeriodRules
  /** The days of `period` beyond so many are hatched: they cost less. Null: nobody knows, or a tariff decides. */
  minOrderDays: number | null
  /** The last day that may be chosen now. */
  lastDay: string
  /** The focus goes to the day to choose from, when the calendar appears. */
  takesFocus?: boolean | undefined
  /** How many months are shown. */
  months?: 1 | 2
  /** Days that are marked, with the reason. They can be chosen all the same. */
  marks?: DayMarks
  /** How many are free on a day. */
  counts?: ReadonlyMap<string, number> | undefined
  /** The dates that picking a day would choose; null while no end is being chosen. */
  previewFor: (day: string) => Period | null
  /** A day was pressed. */
  onPick: (day: string) => void
}

/** Calls `run` with the day whose button an event is about. */
function on(run: (day: string, button: Element) => void): (event: SyntheticEvent) => void {
  return ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-day] button') : null
    const day = button?.closest<HTMLElement>('[data-day]')?.dataset.day
    if (button && day) run(day, button)
  }
}

const NO_MARKS: DayMarks = new Map()
