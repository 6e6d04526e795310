import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { addDays, type Period } from '#gateway/rental/period.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { toCalendarDate, toDay } from './calendarDate.ts'
import css from './DateCalendar.module.css'
import { useMediaQuery } from './useMediaQuery.ts'

const MONTHS_AHEAD = 18

/** Two months on a desk, one on a phone. Days before today are closed; arrows, Page Up and Page Down walk the days. */
export function DateCalendar({
  period,
  month,
  onMonthChange,
  today,
  minOrderDays,
  onPick,
}: DateCalendarProps) {
  const isWide = useMediaQuery('(min-width: 744px)')
  const root = useRef<HTMLDivElement>(null)
  const firstDay = toCalendarDate(today)
  const extraStart = period && addDays(period.start, minOrderDays)

  // The window opens with the keyboard on the day to choose from.
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')?.focus(), [])

  return (
    <div ref={root}>
      <DayPicker
        mode="range"
        locale={ru}
        weekStartsOn={1}
        numberOfMonths={isWide ? 2 : 1}
        today={firstDay}
        month={toCalendarDate(month)}
        onMonthChange={(first) => onMonthChange(toDay(first))}
        startMonth={firstDay}
        endMonth={new Date(firstDay.getFullYear(), firstDay.getMonth() + MONTHS_AHEAD)}
        disabled={{ before: firstDay }}
        selected={period ? { from: toCalendarDate(period.start), to: toCalendarDate(period.end) } : undefined}
        onSelect={(_, day) => onPick(toDay(day))}
        modifiers={{
          additional:
            period && extraStart && extraStart <= period.end
              ? { from: toCalendarDate(extraStart), to: toCalendarDate(period.end) }
              : [],
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
  /** The days of `period` beyond these are hatched. */
  minOrderDays: number
  /** A day was pressed. */
  onPick: (day: string) => void
}

const COMPONENTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
  ),
}
