import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { PlanLinks } from '#renderer/plan/PlanLinks.tsx'
import type { SolutionDetails } from './+query.ts'
import { nameForGuests, type SolutionContents } from './solutionContents.ts'

/** What is counted of a solution as a plan, to be sent and opened. */
export function SetPlan({ solution, contents, period, guests, className }: SetPlanProps) {
  const { today } = useDates()
  const title = nameForGuests(solution.name ?? '', solution.guests, guests)
  return <PlanLinks className={className} plan={solutionPlan(contents, { title, period, made: today })} />
}

type SetPlanProps = {
  solution: SolutionDetails
  contents: SolutionContents
  period: Period
  /** Another number of guests than the solution's own. */
  guests: number | null
  className?: string | undefined
}

function solutionPlan({ lines }: SolutionContents, about: Omit<Plan, 'lines'>): Plan {
  const counted = lines.filter(({ price }) => price !== null)
  return {
    ...about,
    lines: counted.map(({ productId, takes, price }) => {
      return { productId, parentId: null, quantity: takes, sum: price?.total ?? null }
    }),
  }
}
