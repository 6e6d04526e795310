import { HAS_EXTRA_FIELDS, MAX_LENGTHS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { cartPlan } from '#renderer/plan/cartPlan.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { periodText, roubles, unitsText } from '#renderer/ui/format.ts'
import { type ExtraValues, extraValues, type OrderForm } from '../form/orderForm.ts'

/** An order as a person is to take it: the plan of its things, and what they are called. */
export type OrderList = {
  plan: Plan
  things: readonly { name: string; quantity: number }[]
  /** Roubles for rent and extras; null where nobody could count them. */
  total: number | null
}

/**
 * The order as a message to the company: dates, number of things, sum and the link to its plan, then delivery and comment, then as many of
 * the things by name as a message has room for.
 */
export function listMessage(
  { plan, things, total }: OrderList,
  form: Pick<OrderForm, 'method' | 'address' | 'comment'> & ExtraValues,
  origin: string,
): string {
  const { period } = plan
  const { method, address, comment } = form
  const path = planUrl({ ...plan, made: null, lines: plan.lines.map((line) => ({ ...line, sum: null })) })
  const about = [
    texts.orderSending.toConfirm(positionsText(things.length)),
    ...(period ? [periodText(period)] : []),
    ...(total === null ? [] : [roubles(total)]),
  ]
  const parts = [
    about.join(', '),
    ...(path === null ? [] : [texts.orderSending.planLink(`${origin}${path}`)]),
    method === 'PICKUP' ? texts.orderForm.pickUp : texts.orderSending.deliverTo(address.trim()),
    ...(HAS_EXTRA_FIELDS ? extraValues(form).map(({ label, text }) => `${label}: ${text}`) : []),
    ...(comment.trim() ? [texts.orderSending.comment(comment.trim())] : []),
    ...things.map(({ name, quantity }) => `${name}\u00A0— ${unitsText(quantity)}`),
  ]
  return parts.reduce((text, part) => (fits(`${text}\n${part}`) ? `${text}\n${part}` : text))
}

const fits = (text: string) => text.length <= MAX_LENGTHS.comment

/** The counted part of a cart's order, for a person to take. */
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
