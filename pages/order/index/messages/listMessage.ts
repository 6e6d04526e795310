import { HAS_EXTRA_FIELDS, MAX_LENGTHS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { periodText, roubles, unitsText } from '#renderer/ui/format.ts'
import { type ExtraValues, extraValues, type OrderForm } from '../form/orderForm.ts'
import { type OrderView, orderedLines } from '../summary/orderView.ts'

/** An order as a person is to take it: the plan of its things, and what they are called. */
type OrderList = {
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

/** The message with which a list goes to the company, from who filled the form in. */
export function listFeedback({ plan, lines, sums }: OrderView, form: OrderForm, origin: string) {
  const { name, phone, email, consent, consentsVersion } = form
  const list = { plan, things: sums ? orderedLines(lines) : lines, total: sums?.total ?? null }
  return { name, phone, email, consent, consentsVersion, message: listMessage(list, form, origin) }
}
