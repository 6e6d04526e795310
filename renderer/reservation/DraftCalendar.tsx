import { type Dispatch, memo, type SetStateAction } from 'react'
import { DateCalendar } from './DateCalendar.tsx'
import { type DateDraft, lastPickableDay, pickDay } from './dateDraft.ts'

/** The calendar of the date window: each day that is pressed changes the draft. */
export const DraftCalendar = memo(function DraftCalendar(props: DraftCalendarProps) {
  const { draft, month, today, minOrderDays, months, onDraft, onMonth } = props
  return (
    <DateCalendar
      takesFocus
      months={months}
      period={draft?.period ?? null}
      month={month}
      onMonthChange={onMonth}
      today={today}
      lastDay={lastPickableDay(draft, today, minOrderDays)}
      minOrderDays={minOrderDays}
      previewFor={(day) => (draft?.isEndOpen ? pickDay(draft, day, minOrderDays).period : null)}
      onPick={(day) => onDraft((now) => pickDay(now, day, minOrderDays))}
    />
  )
})

export type DraftCalendarProps = {
  draft: DateDraft | null
  /** Any day of the first month that is shown. */
  month: string
  today: string
  minOrderDays: number
  /** How many months are shown. */
  months: 1 | 2
  onDraft: Dispatch<SetStateAction<DateDraft | null>>
  onMonth: (day: string) => void
}
