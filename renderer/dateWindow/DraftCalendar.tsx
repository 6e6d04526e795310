import { type Dispatch, memo, type SetStateAction } from 'react'
import { DateCalendar } from './DateCalendar.tsx'
import { type DateDraft, lastPickableDay, pickDay } from './dateDraft.ts'
import { MarksLegend } from './marks/MarksLegend.tsx'
import { type MarkedThings, useDayMarks } from './marks/useDayMarks.ts'

/** The calendar of the date window, and of a product on its page: each day that is pressed changes the draft; days on which not all is free are marked. */
export const DraftCalendar = memo(function DraftCalendar(props: DraftCalendarProps) {
  const { draft, month, today, minOrderDays, months, takesFocus, things, onDraft, onMonth } = props
  const { hasLines, ...shown } = useDayMarks({ month, months, today, things })
  return (
    <>
      <DateCalendar
        takesFocus={takesFocus}
        months={months}
        marks={shown.marks}
        period={draft?.period ?? null}
        month={month}
        onMonthChange={onMonth}
        today={today}
        lastDay={lastPickableDay(draft, today, minOrderDays)}
        minOrderDays={minOrderDays}
        previewFor={(day) => (draft?.isEndOpen ? pickDay(draft, day, minOrderDays).period : null)}
        onPick={(day) => onDraft((now) => pickDay(now, day, minOrderDays))}
      />
      {hasLines && <MarksLegend {...shown} isOne={things.name !== null} />}
    </>
  )
})

export type DraftCalendarProps = {
  draft: DateDraft | null
  /** Any day of the first month that is shown. */
  month: string
  today: string
  minOrderDays: number | null
  /** How many months are shown. */
  months: 1 | 2
  /** The focus goes to the day to choose from. */
  takesFocus?: boolean
  /** What the days are marked for. */
  things: MarkedThings
  onDraft: Dispatch<SetStateAction<DateDraft | null>>
  onMonth: (day: string) => void
}
