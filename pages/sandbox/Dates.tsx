import { type ReactNode, useState } from 'react'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import { dayPrices } from '#gateway/rental/price.ts'
import { DatesContext, useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip, daysAround } from '#renderer/dateWindow/CalendarStrip.tsx'
import { DateCalendar } from '#renderer/dateWindow/DateCalendar.tsx'
import { DateCount } from '#renderer/dateWindow/DateCount.tsx'
import { DatePill } from '#renderer/dateWindow/DatePill.tsx'
import { type DateDraft, lastPickableDay, pickDay } from '#renderer/dateWindow/dateDraft.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { NumberStrip } from '#renderer/shell/NumberStrip.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Panel, Row, Sheet } from './Sheet.tsx'
import { useSamplePeriod } from './useSamplePeriod.ts'

/** Everything that days are shown with. */
export function Dates() {
  const { today, minOrderDays } = useDates()
  const period = useSamplePeriod()
  const [picked, setPicked] = useState(period)
  const [draft, setDraft] = useState<keyof typeof drafts>('chosen')
  const drafts = {
    none: null,
    endOpen: pickDay(null, addDays(today, 3), minOrderDays),
    chosen: { period, isEndOpen: false },
  }
  const rates = { basicPricePerDay: 490, additionalPricePerDay: 220 }
  const prices = new Map(
    dayPrices({ ...rates, period, minOrderDays }).map(({ day, price }) => [day, price] as const),
  )
  return (
    <>
      <Sheet title="Капсула дат" text="Дат нет, выбраны, применяются, короче минимума, прошли">
        <Row>
          <Chosen period={null}>
            <DatePill />
          </Chosen>
          <Chosen period={period}>
            <DatePill />
          </Chosen>
          <Chosen period={period} isApplying>
            <DatePill />
          </Chosen>
          <Chosen period={{ start: period.start, end: period.start }} isWrong>
            <DatePill />
          </Chosen>
          <Chosen period={{ start: addDays(today, -5), end: addDays(today, -3) }} isWrong>
            <DatePill />
          </Chosen>
        </Row>
        <Row>
          <Chosen period={null}>
            <DatePill variant="small" />
            <DatePill variant="bar" />
          </Chosen>
          <Chosen period={period}>
            <DatePill variant="small" />
            <DatePill variant="bar" />
          </Chosen>
        </Row>
      </Sheet>
      <Sheet title="Лента суток" text="Дни нажимаются; цены суток; прошедшие зачёркнуты">
        <CalendarStrip
          label="Выбор дня выдачи"
          days={daysAround(period, 3)}
          period={picked}
          minOrderDays={minOrderDays}
          today={today}
          phoneDays={{ from: 2, count: daysIn(period) + 2 }}
          onPick={(start) => setPicked({ start, end: addDays(start, minOrderDays ?? 1) })}
        />
        <CalendarStrip
          variant="card"
          label="Цены суток"
          days={daysAround(period, 0)}
          period={period}
          minOrderDays={minOrderDays}
          today={today}
          prices={prices}
        />
      </Sheet>
      <Sheet title="Календарь" text="Пусто; выбирают день возврата; выбрано">
        <Segmented label="Что выбрано" options={DRAFTS} value={draft} onChange={setDraft} />
        <Calendar key={draft} draft={drafts[draft]} />
      </Sheet>
      <Sheet title="Счёт дат" text="Пусто, выбрано, ждёт дня возврата, нельзя заказать">
        <DateCount period={null} minOrderDays={minOrderDays} hint={null} isEndOpen={false} />
        <DateCount period={period} minOrderDays={minOrderDays} hint={null} isEndOpen={false} />
        <DateCount period={period} minOrderDays={minOrderDays} hint={null} isEndOpen />
        <DateCount
          period={{ start: period.start, end: period.start }}
          minOrderDays={minOrderDays}
          hint="Меньше минимального срока"
          isEndOpen={false}
        />
      </Sheet>
      <Sheet title="Часы" text="Рабочие — лаймом; часы, которых никто не знает; числа страниц с ошибкой">
        <DayScale tone="paper" day={{ open: 9, close: 21 }} />
        <DayScale tone="paper" day={{ open: 18, close: 3 }} />
        <DayScale tone="paper" day={null} />
        <NumberStrip
          days={[
            { caption: 'чт', number: 31 },
            { caption: '404', number: 32, look: 'ghost' },
            { caption: '500', number: 10, look: 'stop' },
            { caption: 'янв', number: 1, look: 'nil' },
          ]}
        />
      </Sheet>
    </>
  )
}

type ChosenProps = { period: Period | null; isApplying?: boolean; isWrong?: boolean; children: ReactNode }

/** As if the visitor had chosen these dates; those that are wrong cannot be ordered. */
function Chosen({ period, isApplying = false, isWrong = false, children }: ChosenProps) {
  const rental = useDates()
  const draftDays = period && !isWrong ? daysIn(period) : null
  return <DatesContext value={{ ...rental, draft: period, draftDays, isApplying }}>{children}</DatesContext>
}

function Calendar({ draft: initial }: { draft: DateDraft | null }) {
  const { today, minOrderDays } = useDates()
  const [draft, setDraft] = useState(initial)
  const [month, setMonth] = useState(today)
  return (
    <Panel>
      <DateCalendar
        period={draft?.period ?? null}
        month={month}
        onMonthChange={setMonth}
        today={today}
        lastDay={lastPickableDay(draft, today, minOrderDays)}
        minOrderDays={minOrderDays}
        previewFor={(day) => (draft?.isEndOpen ? pickDay(draft, day, minOrderDays).period : null)}
        onPick={(day) => setDraft(pickDay(draft, day, minOrderDays))}
      />
    </Panel>
  )
}

const DRAFTS = [
  { value: 'none', title: 'Пусто' },
  { value: 'endOpen', title: 'Возврат' },
  { value: 'chosen', title: 'Выбрано' },
] as const
