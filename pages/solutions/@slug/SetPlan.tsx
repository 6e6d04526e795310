import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { PlanLinks } from '#renderer/plan/PlanLinks.tsx'
import type { SolutionContents } from './solutionContents.ts'

/** The counted lines of a solution as a plan, to be sent and opened. */
export function SetPlan({ title, contents, period, className }: SetPlanProps) {
  const { today } = useDates()
  return <PlanLinks className={className} plan={solutionPlan(contents, { title, period, made: today })} />
}

type SetPlanProps = {
  title: string
  contents: SolutionContents
  period: Period
  className?: string | undefined
}

function solutionPlan({ lines, isAsked }: SolutionContents, about: Omit<Plan, 'lines'>): Plan {
  const counted = lines.filter(({ price }) => price !== null)
  return {
    ...about,
    lines: counted.map(({ productId, wished, price }) => {
      return { productId, parentId: null, quantity: wished, sum: isAsked ? null : (price?.total ?? null) }
    }),
  }
}
