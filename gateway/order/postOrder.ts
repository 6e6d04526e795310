import { texts } from '#company/texts/index.ts'
import { UpstreamError, UpstreamRefusedError } from '../rest/errors.ts'
import { type Draft, type Sent, toBody, toRecord } from './draft.ts'
import { inputProblem } from './inputProblem.ts'
import type { Orderer } from './open/openOrders.ts'
import type { OrderContext, OrderProblem, OrderResult } from './orderResult.ts'
import { refusedLines } from './refusedLines.ts'
import { serviceProblem } from './serviceProblem.ts'

/** What is sent until the answer comes: the total in roubles, and the products' names for messages. */
export type Checked = Sent & { names: ReadonlyMap<string, string> }

/** The result of a POST. `isFree`: the order was refused and not made; `repriced`: for its sum, null where the service names none. */
type Posted = { result: OrderResult; isFree: boolean; repriced?: { total: number | null } | undefined }

/** Who makes an order. */
export function ordererOf({ form }: Draft, { client }: OrderContext): Orderer {
  const { phone, email } = form.customer
  return { phone: phone ?? email ?? '', address: client }
}

/** Sends an order whose key is stored, and stores the outcome. */
export async function postOrder(draft: Draft, checked: Checked, context: OrderContext): Promise<Posted> {
  const { orders, requestId, rest } = context
  const record = toRecord(draft, checked)
  try {
    const { order, replayed } = await rest.createOrder(toBody(draft, checked), {
      idempotencyKey: draft.key,
    })
    await orders.keys.replace(draft.key, { ...record, state: 'created', order })
    return { result: { kind: 'created', order, replayed }, isFree: false }
  } catch (error) {
    const result = sendProblem(error, draft, checked, requestId)
    // Until the service has refused it the order may exist: the key stays bound to this content.
    if (!isFinalRefusal(error)) await orders.keys.replace(draft.key, { ...record, state: 'lost' })
    else {
      await orders.keys.forget(draft.key)
      await orders.open?.drop(draft, ordererOf(draft, context))
    }
    const isFree = isFinalRefusal(error) && result.kind !== 'key'
    return { result, isFree, repriced: isFree ? repricedBy(error) : undefined }
  }
}

/** Refusals by something in front of the service's own logic: an earlier attempt may have been stored all the same. */
const INCONCLUSIVE_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 421, 425, 429])

function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.status === undefined) return false
  return error.status >= 400 && error.status < 500 && !INCONCLUSIVE_STATUSES.has(error.status)
}

function sendProblem(error: unknown, draft: Draft, { names }: Checked, requestId: string): OrderProblem {
  if (error instanceof UpstreamRefusedError) {
    if (error.upstreamCode === 'IDEMPOTENCY_KEY_REUSED') return keyConflict()
    const lines = refusedLines(error, draft.request, names)
    const wrong = inputProblem({ period: null, lines })
    if (wrong) return wrong
  }
  const problem = serviceProblem(error, requestId)
  return { kind: 'service', ...problem, retryable: problem.retryable || !problem.refused }
}

function repricedBy(error: unknown): Posted['repriced'] {
  const isPrice = error instanceof UpstreamRefusedError && error.upstreamCode === 'PRICE_CHANGED'
  return isPrice ? { total: error.total } : undefined
}

/** The problem of a key that another order has. */
export function keyConflict(): OrderProblem {
  return {
    kind: 'key',
    message: texts.order.keyUsed,
  }
}
