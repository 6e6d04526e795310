import { type Dispatch, memo, type SetStateAction, useDeferredValue, useMemo, useState } from 'react'
import { daysText } from '#gateway/rental/dayWord.ts'
import {
  addDays,
  HORIZON_MONTHS,
  MAX_RENTAL_DAYS,
  type Period,
  type PeriodProblem,
  periodProblem,
} from '#gateway/rental/period.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ChipRow } from '#renderer/ui/ChipRow.tsx'
import { ChipToggle } from '#renderer/ui/ChipToggle.tsx'
import { DialogContent } from '#renderer/ui/Dialog.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { CalendarPlace } from './CalendarPlace.tsx'
import { DateCalendar } from './DateCalendar.tsx'
import { DateCount } from './DateCount.tsx'
import css from './DateModal.module.css'
import { type DateDraft, type DatePreset, datePresets, lastPickableDay, pickDay } from './dateDraft.ts'
import { type Reservation, useReservation } from './useReservation.ts'

/** The content of the date window, in which the visitor chooses the rental dates. */
export function DateModal({ start }: { start: string | undefined }) {
  const reservation = useReservation()
  const { dates, today, minOrderDays, setDates, clearDates } = reservation
  const [draft, setDraft] = useState(() => firstDraft(reservation, start))
  const [month, setMonth] = useState(draft?.period.start ?? today)
  const [resets, setResets] = useState(0)
  const period = draft?.period ?? null
  // The press is answered first, the one that opens the window, too; two months of days follow when there is time.
  const hasCalendar = useDeferredValue(true, false)
  const shown = useDeferredValue(useMemo(() => ({ draft, month, resets }), [draft, month, resets]))
  const problem = period && periodProblem(period, { today, minOrderDays })

  function choose(preset: Period) {
    setDraft({ period: preset, isEndOpen: false })
    setMonth(preset.start)
  }

  function reset() {
    setDraft(null)
    setResets(resets + 1)
    if (dates) clearDates()
  }

  return (
    <DialogContent
      text={explanation(reservation)}
      footer={
        <div className={css.footer}>
          <DateCount
            period={period}
            minOrderDays={minOrderDays}
            hint={problem && PROBLEM_HINTS[problem]}
            isEndOpen={draft?.isEndOpen ?? false}
          />
          <div className={css.buttons}>
            <Button variant="ghost" onClick={reset} disabled={!period && !dates}>
              Сбросить
            </Button>
            <Button
              variant={draft?.isEndOpen ? 'line' : 'primary'}
              disabled={!period || problem !== null}
              onClick={() => period && setDates(period)}
            >
              Применить
            </Button>
          </div>
        </div>
      }
    >
      <ChipRow role="group" aria-label="Готовые сроки" className={css.presets}>
        {datePresets(period?.start ?? addDays(today, 1), today, minOrderDays).map((preset) => (
          <ChipToggle
            key={preset.title}
            pressed={preset.period.start === period?.start && preset.period.end === period.end}
            onClick={() => choose(preset.period)}
          >
            {presetTitle(preset)}
          </ChipToggle>
        ))}
      </ChipRow>
      {hasCalendar ? (
        <DraftCalendar
          // Afresh after a reset, whose button is out of use then: the focus goes to the first day.
          key={shown.resets}
          draft={shown.draft}
          month={shown.month}
          today={today}
          minOrderDays={minOrderDays}
          onDraft={setDraft}
          onMonth={setMonth}
        />
      ) : (
        <CalendarPlace />
      )}
    </DialogContent>
  )
}

const DraftCalendar = memo(function DraftCalendar(props: DraftCalendarProps) {
  const { draft, month, today, minOrderDays, onDraft, onMonth } = props
  return (
    <DateCalendar
      takesFocus
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

type DraftCalendarProps = {
  draft: DateDraft | null
  month: string
  today: string
  minOrderDays: number
  onDraft: Dispatch<SetStateAction<DateDraft | null>>
  onMonth: (day: string) => void
}

const PROBLEM_HINTS: Record<PeriodProblem, string> = {
  START_IN_PAST: 'Этот день уже прошёл',
  END_IN_PAST: 'Этот день уже прошёл',
  REVERSED: 'Возврат раньше выдачи',
  TOO_SHORT: 'Меньше минимального срока',
  TOO_LONG: `Сдаём не дольше чем на ${daysText(MAX_RENTAL_DAYS)}`,
  TOO_FAR: `Заказы принимаем на ${HORIZON_MONTHS}\u00A0месяцев вперёд`,
}

function firstDraft(
  { dates, isOverdue, minOrderDays }: Reservation,
  start: string | undefined,
): DateDraft | null {
  if (start) return pickDay(null, start, minOrderDays)
  return dates && !isOverdue ? { period: dates, isEndOpen: false } : null
}

function explanation({ dates, isOverdue, minOrderDays }: Reservation): string {
  const passed = dates && isOverdue ? `Даты ${periodText(dates)} уже прошли, выберите новые. ` : ''
  const counting = `День выдачи и день возврата считаются: с субботы по понедельник выходит ${daysText(3)}.`
  const limits = `Минимальный срок\u00A0— ${daysText(minOrderDays)}, наибольший\u00A0— ${daysText(MAX_RENTAL_DAYS)}.`
  return `${passed}${limits} ${counting}`
}

function presetTitle({ title }: DatePreset): string {
  if (title === 'weekend') return 'Ближайшие выходные'
  return title === 7 ? 'Неделя' : daysText(title)
}
