import type { Period } from '#gateway/rental/period.ts'
import type { Plan, PlanLine } from '#gateway/rental/plan/plan.ts'
import type { CartSummary, FreshProduct } from '../cart/cartSummary.ts'

/** The counted lines of a cart as a plan without a name, with the sums of today. */
export function cartPlan(
  { lines }: Pick<CartSummary<FreshProduct>, 'lines'>,
  period: Period,
  today: string,
): Plan {
  const counted = lines.flatMap(({ line, price, related }): PlanLine[] => {
    if (price === null) return []
    const extras = related
      .filter((extra) => extra.price !== null)
      .map((extra) => ({
        productId: extra.line.id,
        parentId: line.id,
        quantity: extra.quantity,
        sum: extra.price,
      }))
    return [{ productId: line.id, parentId: null, quantity: line.quantity, sum: price.total }, ...extras]
  })
  return { title: '', period, made: today, lines: counted }
}
