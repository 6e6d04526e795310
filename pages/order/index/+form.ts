import { redirect } from 'vike/abort'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { myOrderPath } from '#renderer/cart/myOrders.ts'
import type { PageForm } from '#renderer/page/pageForm.ts'
import { madeBeside, otherOrderText } from '../placedOrder.ts'
import { isPlanOrdered, type PlainOrder } from './plain/plainOrder.ts'
import { keptKey, keyCookie, sendPlainOrder } from './plain/sendPlainOrder.ts'
import type { MadeOrder } from './submit/orderOutcome.ts'

/** The form of a plan's order: with a key of its own when it is opened, with what became of the order when it was sent. */
const form: PageForm = async (pageContext) => {
  const { services, headers, headersResponse, urlParsed } = pageContext
  const { plan } = readPlan(urlParsed.search)
  if (!isPlanOrdered(plan)) return services?.posted?.refuse(422)
  if (!services) return
  // It holds the key of one order, and later a name and a phone number.
  headersResponse?.set('cache-control', 'no-store')
  const { posted } = services
  const order = await sendPlainOrder(plan, posted ?? null, services, keptKey(headers?.cookie))
  if (order.outcome?.kind === 'created')
    throw redirect(successPath(order.outcome, { period: plan.period, total: order.total }), 302)
  headersResponse?.append('set-cookie', keyCookie(order.key))
  if (order.outcome?.kind !== 'listSent') posted?.refuse(statusOf(order))
  pageContext.plainOrder = order
}

export default form

function statusOf({ outcome }: PlainOrder): 409 | 422 | 503 {
  if (outcome?.kind === 'conflict') return 409
  return outcome?.kind === 'failed' ? 503 : 422
}

// The number, and what the service has made otherwise: nobody who gets this URL learns anything about a person.
function successPath(made: MadeOrder, sent: Parameters<typeof madeBeside>[1]): string {
  if (made.secret !== null) return myOrderPath(made.secret)
  const order = madeBeside(made, sent)
  const other = otherOrderText(order) !== null && { order: JSON.stringify(order) }
  return `/order/success?${new URLSearchParams({ number: made.number, ...other })}`
}
