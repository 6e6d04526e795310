import { lastRentalDay } from '#gateway/rental/period.ts'
import { PLAN_PATH, PLAN_VERSION, type Plan } from '#gateway/rental/plan/plan.ts'
import { linesText } from '#gateway/rental/plan/writePlan.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Plan.module.css'

/** The same things for other dates, by a plain form: the sums of the old dates do not go along. */
export function PlanDatesForm({ plan: { title, period, lines } }: { plan: Plan }) {
  const { today } = useReservation()
  const bounds = {
    type: 'date',
    required: true,
    compact: true,
    min: today,
    max: lastRentalDay(today),
  } as const
  return (
    <form action={PLAN_PATH} aria-label="Даты сметы" className={css.form}>
      <input type="hidden" name="v" value={PLAN_VERSION} />
      {title && <input type="hidden" name="t" value={title} />}
      <TextField {...bounds} label="Выдача" name="s" defaultValue={period?.start} />
      <TextField {...bounds} label="Возврат" name="e" defaultValue={period?.end} />
      <input type="hidden" name="l" value={linesText(lines.map((line) => ({ ...line, sum: null })))} />
      <Button type="submit" size="sm">
        Пересчитать
      </Button>
    </form>
  )
}
