import { PLAN_VERSION, type Plan } from '#gateway/rental/plan/plan.ts'
import { linesText } from '#gateway/rental/plan/writePlan.ts'

/** A plan as the hidden fields of a form that leads to another one; `title` and `dates` are left out where the form edits them. */
export function PlanFields({ plan: { title, period, made, lines }, edits }: PlanFieldsProps) {
  return (
    <>
      <input type="hidden" name="v" value={PLAN_VERSION} />
      {period && edits !== 'dates' && <input type="hidden" name="s" value={period.start} />}
      {period && edits !== 'dates' && <input type="hidden" name="e" value={period.end} />}
      {made && edits !== 'dates' && <input type="hidden" name="m" value={made} />}
      {title && edits !== 'title' && <input type="hidden" name="t" value={title} />}
      <input
        type="hidden"
        name="l"
        value={linesText(edits === 'dates' ? lines.map((line) => ({ ...line, sum: null })) : lines)}
      />
    </>
  )
}

export type PlanFieldsProps = {
  plan: Plan
  /** The part that the form itself edits. For other dates the sums of the old ones do not go along. */
  edits?: 'dates' | 'title' | undefined
}
