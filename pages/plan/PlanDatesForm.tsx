import { texts } from '#company/texts/index.ts'
import { PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

/** The same things for other dates, by a plain form: the sums of the old dates do not go along. */
export function PlanDatesForm({ plan }: { plan: Plan }) {
  const { rules } = useDates()
  const bounds = {
    type: 'date',
    required: true,
    compact: true,
    min: rules.firstDay,
    max: rules.lastDay,
  } as const
  return (
    <form action={PLAN_PATH} aria-label={texts.planPage.dates} className={css.form}>
      <PlanFields plan={plan} edits="dates" />
      <TextField {...bounds} label={texts.words.pickUp} name="s" defaultValue={plan.period?.start} />
      <TextField {...bounds} label={texts.words.giveBack} name="e" defaultValue={plan.period?.end} />
      <Button type="submit" size="sm">
        {texts.planPage.recount}
      </Button>
    </form>
  )
}
