import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { cartPlan } from '#renderer/plan/cartPlan.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import type { OrderList } from './listMessage.ts'

/** What the order of a cart counts, for a person to take. */
export function cartList(summary: CartSummary<CartProduct>, period: Period, today: string): OrderList {
  const things = summary.lines.flatMap(({ line, product, price, related }) => {
    if (price === null) return []
    const extras = related.flatMap(({ price, quantity, related: extra }) =>
      price === null ? [] : { name: extra?.product?.name ?? texts.places.product, quantity },
    )
    return [{ name: product?.name ?? texts.places.product, quantity: line.quantity }, ...extras]
  })
  return { plan: cartPlan(summary, period, today), things, total: summary.total }
}

/** The same of a plan, with today's names and sum where the catalogue answers. */
export function planList(plan: Plan, view: PlanView | null): OrderList {
  if (!view) {
    const things = plan.lines.map(({ productId, quantity }) => ({
      name: texts.orderSending.numbered(productId),
      quantity,
    }))
    return { plan, things, total: null }
  }
  const { rows, quote } = view
  const things = rows.map(({ product, quantity }) => ({
    name: product?.name ?? texts.places.product,
    quantity,
  }))
  return { plan, things, total: quote.total }
}
