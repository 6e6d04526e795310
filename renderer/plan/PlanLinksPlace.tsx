import type { Plan } from '#gateway/rental/plan/plan.ts'
import { useLateCode } from '#renderer/runtime/useLateCode.ts'

/** «Отправить план» where the page is whole without it: its code comes after the page. */
export function PlanLinksPlace({ plan }: { plan: Plan }) {
  const PlanLinks = useLateCode(true, loadPlanLinks, () => {})
  return PlanLinks && <PlanLinks plan={plan} />
}

async function loadPlanLinks() {
  return (await import('./PlanLinks.tsx')).PlanLinks
}
