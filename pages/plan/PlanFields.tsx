import { PLAN_VERSION, type Plan } from '#gateway/rental/plan/plan.ts'
import { linesText } from '#gateway/rental/plan/writePlan.ts'

/** A plan as the hidden fields of a form that leads to another one; without what the form itself edits. */
export function PlanFields({ plan: { title, period, made, lines } }: { plan: Plan }) {
  return (
    <>
      <input type="hidden" name="v" value={PLAN_VERSION} />
      {period && <input type="hidden" name="s" value={period.start} />}
      {period && <input type="hidden" name="e" value={period.end} />}
      {made && <input type="hidden" name="m" value={made} />}
      {title && <input type="hidden" name="t" value={title} />}
      <input type="hidden" name="l" value={linesText(lines)} />
    </>
  )
}
