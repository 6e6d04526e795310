import type { Plan } from '#gateway/rental/plan/plan.ts'
import type { PlacedOrder } from '../placedOrder.ts'

/** The things of an order as a plan: nothing of who ordered, and where to. */
export function orderPlan({ period, lines }: Pick<PlacedOrder, 'period' | 'lines'>, today: string): Plan {
  let parent: string | null = null
  const planned = lines.map(({ id, quantity, sum, isExtra }) => {
    // Extras stand after their product.
    if (!isExtra) parent = id
    return { productId: id, parentId: isExtra ? parent : null, quantity, sum }
  })
  return { title: '', period, made: today, lines: planned }
}
