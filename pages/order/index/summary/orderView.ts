import { texts } from '#company/texts/index.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { PLAN_PATH, type Plan, type PlanLine } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { storedName } from '#renderer/cart/cartNames.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { setsOf } from '#renderer/cart/cartSets.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'
import { leftReason } from '#renderer/cart/cartTexts.ts'
import type { EarlierSum, RentSums } from '#renderer/cart/OrderSums.tsx'
import { cartPlan } from '#renderer/plan/cartPlan.ts'
import { rowNote } from '#renderer/plan/planTexts.ts'
import type { PlanView } from '#renderer/plan/planView.ts'

/** The things that are ordered, of a cart or of a plan in the URL. */
export type OrderView = {
  /** The order as a plan, for its links. */
  plan: Plan & { period: Period }
  lines: readonly OrderLine[]
  length: RentalLength
  /** Null while the catalogue does not answer. */
  sums: RentSums | null
  /** The sum on the day of a kept plan. */
  earlier?: EarlierSum | null
  /** Why its dates cannot be ordered. */
  periodProblem: string | null
  /** Where the order is changed. */
  href: string
}

/** A product, or an extra after it; `sum` null: it is not counted. */
export type OrderLine = PlanLine & {
  name: string
  images: readonly { original: string }[] | undefined
  /** Units that are free; null: nobody can say. */
  stock: number | null
  /** Why it is not counted, or not all of it; may be empty. */
  note: string
  /** The solution that begins with it. */
  set?: string | undefined
}

/** The part of the lines that the sums are for. */
export function orderedLines<Line extends { sum: number | null }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ sum }) => sum !== null)
}

/** The order of a visitor's cart. */
export function cartView(
  summary: CartSummary<CartProduct>,
  length: RentalLength,
  period: Period,
  today: string,
): OrderView {
  const plan = { ...cartPlan(summary, period, today), period }
  const lines = setsOf(summary.lines.filter(({ line }) => !line.isRemovedFromCart)).flatMap((group) =>
    group.lines.flatMap((line, index) => cartLines(line, index === 0 ? group.set?.name : undefined)),
  )
  return { plan, lines, length, sums: summary, periodProblem: null, href: '/cart' }
}

function cartLines(
  { line: { id, quantity }, product, price, problem, related }: LineSummary<CartProduct>,
  set: string | undefined,
) {
  const unnamed = price === null ? storedName(id) || texts.orderLines.unlisted : texts.places.product
  return [
    {
      ...{ productId: id, parentId: null, quantity, sum: price?.total ?? null },
      ...{ name: product?.name ?? unnamed, images: product?.images, stock: product?.stock ?? null },
      note: price === null ? leftReason({ product, problem }, true) : '',
      set,
    },
    ...related.map((extra) => ({
      ...{ productId: extra.line.id, parentId: id, quantity: extra.quantity, sum: extra.price },
      name: extra.related?.product?.name ?? texts.places.product,
      ...{ images: extra.related?.product?.images, stock: extra.free, note: '' },
    })),
  ]
}

/** The order of a plan; `view`: null while the catalogue does not answer. */
export function planOrderView(plan: OrderView['plan'], view: PlanView | null): OrderView {
  const lines = plan.lines.map((line, index) => {
    const row = view?.rows[index]
    const unnamed = view ? texts.words.gone : texts.orderSending.numbered(line.productId)
    return {
      ...{ ...line, quantity: row?.units ?? line.quantity, sum: row?.sum ?? null },
      ...{ name: row?.product?.name ?? unnamed, images: row?.product?.images, stock: row?.stock ?? null },
      note: row ? rowNote(row) : '',
    }
  })
  const quote = view?.quote
  return {
    ...{ plan, lines, href: planUrl(plan) ?? PLAN_PATH, sums: view?.sums ?? null },
    length: { days: daysIn(plan.period), minOrderDays: quote && !quote.byTariff ? quote.minOrderDays : null },
    periodProblem: quote?.periodProblem?.message ?? null,
  }
}
