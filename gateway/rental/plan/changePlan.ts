import { MAX_LINES, MAX_QUANTITY } from '../quantity.ts'
import { PLAN_PATH, PLAN_VERSION, type Plan, type PlanLine } from './plan.ts'
import { planUrl, withParents } from './writePlan.ts'

/** The path of the order form; with the parameters of a plan it is the form of that plan. */
const ORDER_PATH = '/order'

/** The names of the fields that the plain forms of a plan send beside the plan itself. */
export const PLAN_FORM = {
  /** The quantity of a line, followed by the line's place in the plan, counted from 0; «0»: the line is taken out. */
  quantity: 'n',
  /** Words that a thing to add is searched for with. */
  search: 'q',
  /** Identifier of the product whose extras are to be chosen from. */
  extrasOf: 'with',
} as const

/** A plan with other quantities, those of its lines in their order; undefined: as it is. «0» takes a line out, a product with its extras; what is no quantity changes nothing. */
export function withQuantities(plan: Plan, quantities: readonly (string | undefined)[]): Plan {
  const changed = plan.lines.flatMap((line, index): PlanLine[] => {
    const text = (quantities[index] ?? '').trim()
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : line.quantity
    if (quantity === 0) return []
    return [quantity === line.quantity ? line : { ...line, quantity, sum: null }]
  })
  return { ...plan, lines: withParents(changed) }
}

/** The things of a plan on other dates: the sums of the old ones do not go along. */
export function withDates(plan: Plan, period: Plan['period']): Plan {
  return { ...plan, period, made: null, lines: plan.lines.map((line) => ({ ...line, sum: null })) }
}

/** A plan with one unit more of a product, or of an extra of a product that is in it; null where there is no room for it. */
export function withOneMore(
  plan: Plan,
  { productId, parentId }: Pick<PlanLine, 'productId' | 'parentId'>,
): Plan | null {
  const existing = plan.lines.find((line) => line.productId === productId && line.parentId === parentId)
  if (!existing) {
    if (plan.lines.length >= MAX_LINES) return null
    return { ...plan, lines: withParents([...plan.lines, { productId, parentId, quantity: 1, sum: null }]) }
  }
  const more = { ...existing, quantity: existing.quantity + 1, sum: null }
  if (more.quantity > MAX_QUANTITY) return null
  return { ...plan, lines: plan.lines.map((line) => (line === existing ? more : line)) }
}

/** The URL of a plan that may have no lines yet, so that its dates and its title stay; null for one that has no URL. */
export function changedPlanUrl(plan: Plan): string | null {
  if (plan.lines.length > 0) return planUrl(plan)
  const { title, period } = plan
  const params = {
    v: PLAN_VERSION,
    ...(period && { s: period.start, e: period.end }),
    ...(title && { t: title }),
    l: '',
  }
  return `${PLAN_PATH}?${new URLSearchParams(params)}`
}

/** The URL of a plan's order form; null where the plan has no URL. */
export function planOrderUrl(plan: Plan): string | null {
  const url = planUrl(plan)
  return url === null ? null : ORDER_PATH + url.slice(PLAN_PATH.length)
}
