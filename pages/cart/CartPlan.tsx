import type { Period } from '#gateway/rental/period.ts'
import { cartPlan } from '#renderer/plan/cartPlan.ts'
import { PlanLinks } from '#renderer/plan/PlanLinks.tsx'
import type { CartFilledProps } from './cartProps.ts'
import css from './SummaryCard.module.css'

/** The cart as a plan, to be sent and opened. Its code comes after the page. */
export function CartPlan({ summary, period, today }: CartPlanProps) {
  return <PlanLinks className={css.plan} plan={cartPlan(summary, period, today)} />
}

type CartPlanProps = Pick<CartFilledProps, 'summary'> & {
  /** Dates that can be ordered. */
  period: Period
  today: string
}
