import { PLAN_VERSION, type Plan } from '#gateway/rental/plan/plan.ts'
import { linesText } from '#gateway/rental/plan/writePlan.ts'

/** A plan as the hidden fields of a form that leads to another one; `title` and `dates` are left out where the form asks for them. */
export function PlanFields({ plan: { title, period, made, lines }, asks }: PlanFieldsProps) {
  return (
    <>
      <input type="hidden" name="v" value={PLAN_VERSION} />
      {period && asks !== 'dates' && <input type="hidden" name="s" value={period.start} />}
      {period && asks !== 'dates' && <input type="hidden" name="e" value={period.end} />}
      {made && asks !== 'dates' && <input type="hidden" name="m" value={made} />}
      {title && asks !== 'title' && <input type="hidden" name="t" value={title} />}
      <input
        type="hidden"
        name="l"
        value={linesText(asks === 'dates' ? lines.map((line) => ({ ...line, sum: null })) : lines)}
      />
    </>
  )
}

export type PlanFieldsProps = {
  plan: Plan
  /** What the form itself asks for. For other dates the sums of the old ones do not go along. */
  asks?: 'dates' | 'title' | undefined
}
