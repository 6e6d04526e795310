import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { withDates } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { openPage } from '#renderer/runtime/openPage.ts'
import { Button, type ButtonProps } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

/** Opens the date window for the same things on other dates; not without scripts. */
export function PlanDatesButton({
  plan,
  ...button
}: { plan: Plan } & Pick<ButtonProps, 'variant' | 'size' | 'children'>) {
  const { openOtherDates } = useDates()
  function apply(period: Period) {
    const url = planUrl(withDates(plan, period))
    if (url !== null) void openPage(url)
  }
  return (
    <Button
      {...button}
      className="needs-scripts"
      aria-haspopup="dialog"
      onClick={() => openOtherDates({ dates: plan.period, lines: plan.lines, apply })}
    />
  )
}

/** The same by a plain form. */
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
      <PlanFields plan={withDates(plan, null)} />
      <TextField {...bounds} label={texts.words.pickUp} name="s" defaultValue={plan.period?.start} />
      <TextField {...bounds} label={texts.words.giveBack} name="e" defaultValue={plan.period?.end} />
      <Button type="submit" size="sm">
        {texts.planPage.recount}
      </Button>
    </form>
  )
}
