import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import type { CartSummary, FreshProduct } from '../cart/cartSummary.ts'

/** A cart as a plan without a name, with the sums of today; what is busy or has no price goes along, without a sum. */
export function cartPlan(
  { lines }: Pick<CartSummary<FreshProduct>, 'lines'>,
  period: Period,
  today: string,
): Plan {
  const kept = lines.filter(({ line }) => !line.isRemovedFromCart)
  return {
    title: '',
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
