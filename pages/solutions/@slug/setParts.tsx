import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { FreePeriodOffers } from '#renderer/alternatives/FreePeriodOffers.tsx'
import type { RequestedUnits } from '#renderer/alternatives/requestedUnits.ts'
import { LineDecision } from './LineDecision.tsx'
import { SetActions } from './SetActions.tsx'
import { SetPlan } from './SetPlan.tsx'
import type { SolutionLine } from './solutionLine.ts'

/** The nearest dates on which all of the solution is free that is ever free. */
function WholeDates({ lines, period }: { lines: readonly SolutionLine[]; period: Period }) {
  return (
    <FreePeriodOffers
      requested={requestedOf(lines)}
      period={period}
      title={texts.solutionSet.wholeDates}
      quiet
    />
  )
}

// A product that the company does not have at all is free on no dates.
function requestedOf(lines: readonly SolutionLine[]): RequestedUnits[] {
  return lines.flatMap(({ productId, quantity, product, stock }) => {
    const most = Math.min(quantity, product?.owned ?? quantity)
    return product && stock !== 'left' && most > 0 ? [{ productId, quantity: most }] : []
  })
}

/** The controls of a solution's page for the visitor's dates: they need scripts, and come after the page. */
export const setParts = { LineDecision, SetActions, SetPlan, WholeDates }

/** Those parts, as the page is given them. */
export type SetParts = typeof setParts
