import type { Period } from '#gateway/rental/period.ts'
import { type Plan, planTitle } from '#gateway/rental/plan/plan.ts'
import type { CartSummary, FreshProduct } from '../cart/cartSummary.ts'

/** A cart as a plan, named when all of it is of one solution, with the sums of today; what is busy or has no price goes along, without a sum. */
export function cartPlan(
  { lines }: Pick<CartSummary<FreshProduct>, 'lines'>,
  period: Period,
  today: string,
): Plan {
  const kept = lines.filter(({ line }) => !line.isRemovedFromCart)
  const name = kept[0]?.line.set?.name
  return {
    title: planTitle(kept.every(({ line }) => line.set?.name === name) ? (name ?? '') : ''),
    period,
    made: today,
    lines: kept.flatMap(({ line, price, related }) => [
      { productId: line.id, parentId: null, quantity: line.quantity, sum: price?.total ?? null },
      ...related.map((extra) => ({
        productId: extra.line.id,
        parentId: line.id,
        quantity: extra.quantity,
        sum: extra.price,
      })),
    ]),
  }
}
