import { texts } from '#company/texts/index.ts'
import { UpstreamRefusedError, UpstreamStatusError } from '../rest/errors.ts'
import type { OrderAnswer } from '../rest/shapes/orders.ts'
import { type Draft, type Sent, toBody, toRecord, toStored } from './draft.ts'
import { inputProblem } from './inputProblem.ts'
import type { OrderContext, OrderProblem, OrderResult } from './orderResult.ts'
import { refusedLines } from './refusedLines.ts'
import { serviceProblem } from './serviceProblem.ts'
import { VERDICTS, type Verdict, verdictOf } from './verdict.ts'

/** The facts of an order until its answer comes: the total in roubles, and the products' names for messages. */
export type Checked = Sent & { names: ReadonlyMap<string, string> }

/** The result of a POST. `repriced`: it was refused for its sum, null where the service names none. */
type Posted = { verdict: Verdict; result: OrderResult; repriced?: { total: number | null } }

/** Sends an order whose key is stored, and stores what the verdict keeps. `isFirst`: no request with this key was sent before. */
export async function postOrder(
  draft: Draft,
  checked: Checked,
  isFirst: boolean,
  context: OrderContext,
): Promise<Posted> {
  const { requestId, rest } = context
  try {
    const { order, replayed } = await rest.createOrder(toBody(draft, checked), { idempotencyKey: draft.key })
    await keep('made', draft, checked, order, context)
    reportDifference(order, draft, checked, context)
    return { verdict: 'made', result: { kind: 'created', order, replayed } }
  } catch (error) {
    const verdict = verdictOf(error, isFirst)
    const made = error instanceof UpstreamStatusError ? error.made : null
    const result = sendProblem(error, verdict, draft, checked, requestId)
    await keep(verdict, draft, checked, made, context)
    const isPrice = error instanceof UpstreamRefusedError && error.upstreamCode === 'PRICE_CHANGED'
    return { verdict, result, ...(isPrice && { repriced: { total: error.total } }) }
  }
}

async function keep(
  verdict: Verdict,
  draft: Draft,
  checked: Checked,
  order: OrderAnswer | null,
  context: OrderContext,
): Promise<void> {
  const { keys, open } = context.orders
  const { keeps, counts } = VERDICTS[verdict]
  const { sealed, ...record } = toRecord(draft, checked)
  if (keeps === 'lost') await keys.replace(draft.key, { ...record, sealed, state: keeps })
  else if (keeps && order)
    await keys.replace(draft.key, { ...record, state: keeps, order: toStored(draft.key, order) })
  else await keys.forget(draft.key)
  if (!counts && draft.client !== null) await open?.drop(draft, draft.client)
}

function sendProblem(
  error: unknown,
  verdict: Verdict,
  draft: Draft,
  { names }: Checked,
  requestId: string,
): OrderProblem {
  if (verdict === 'taken') return keyConflict(null)
  if (verdict === 'refused' && error instanceof UpstreamRefusedError) {
    const wrong = inputProblem({ period: null, lines: refusedLines(error, draft.request, names) })
    if (wrong) return wrong
  }
  const problem = {
    kind: 'service' as const,
    ...serviceProblem(error, requestId),
    mayExist: false,
    order: null,
  }
  if (verdict === 'refused') return problem
  const made = error instanceof UpstreamStatusError ? error.made : null
  const message = made ? texts.order.made(made.number) : texts.order.unclear
  return { ...problem, message, retryable: made === null, mayExist: true, order: made }
}

/** For the company: its service made another order than was sent. */
function reportDifference(
  { number, total, period }: OrderAnswer,
  { request }: Draft,
  { total: sent }: Checked,
  { orders, requestId }: OrderContext,
): void {
  const isOther =
    period !== null && (period.start !== request.period.start || period.end !== request.period.end)
  if (!isOther && (total === null || total === sent)) return
  orders.log.warn(
    { number, total, sent, period, requestId },
    'the order service made another order than was sent',
  )
}

/** The problem of a key that another order has: that order, where it is known to be made. */
export function keyConflict(order: OrderAnswer | null): OrderProblem {
  const message = order ? texts.order.madeBefore(order.number) : texts.order.keyUsed
  return { kind: 'key', message, order }
}
