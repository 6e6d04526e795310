import { type Dispatch, memo, type SetStateAction } from 'react'
import type { PeriodRules } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { DateCalendar } from './DateCalendar.tsx'
import { type DateDraft, lastPickableDay, pickDay } from './dateDraft.ts'
import { MarksLegend } from './marks/MarksLegend.tsx'
import { type MarkedThings, useDayMarks } from './marks/useDayMarks.ts'

/** The calendar of the date window, and of a product on its page: each day that is pressed changes the draft; days on which not all is free are marked. */
export const DraftCalendar = memo(function DraftCalendar(props: DraftCalendarProps) {
  const { draft, month, rules, months, takesFocus, things, counts, onDraft, onMonth } = props
  const { hasLines, ...shown } = useDayMarks({ month, months, rules, things })
  return (
    <>
      <DateCalendar
        takesFocus={takesFocus}
        months={months}
        marks={shown.marks}
        counts={counts}
        period={draft?.period ?? null}
        month={month}
        onMonthChange={onMonth}
        rules={rules}
        minOrderDays={useDates().minOrderDays}
        lastDay={lastPickableDay(draft, rules)}
        previewFor={(day) => (draft?.isEndOpen ? pickDay(draft, day, rules).period : null)}
        onPick={(day) => onDraft((now) => pickDay(now, day, rules))}
      />
      {hasLines && <MarksLegend {...shown} isOne={things.name !== null} />}
    </>
  )
})

export type DraftCalendarProps = {
  draft: DateDraft | null
  /** Any day of the first month that is shown. */
  month: string
  rules: PeriodRules
  /** How many months are shown. */
  months: 1 | 2
  /** The focus goes to the day to choose from. */
  takesFocus?: boolean
  /** The products that the days are marked for. */
  things: MarkedThings
  /** How many are free on a day, below its number. */
  counts?: ReadonlyMap<string, number>
  onDraft: Dispatch<SetStateAction<DateDraft | null>>
  onMonth: (day: string) => void
}
