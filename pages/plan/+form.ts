import { redirect } from 'vike/abort'
import { changedPlanUrl, PLAN_FORM, withQuantities } from '#gateway/rental/plan/changePlan.ts'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import type { PageForm } from '#renderer/page/pageForm.ts'

/** Other quantities lead to the plan that has them. */
const form: PageForm = ({ urlParsed: { search } }) => {
  const { plan } = readPlan(search)
  const quantities = plan.lines.map((_, index) => search[PLAN_FORM.quantity + index])
  if (quantities.every((text) => text === undefined)) return
  const url = changedPlanUrl(withQuantities(plan, quantities))
  if (url !== null) throw redirect(url, 302)
}

export default form
