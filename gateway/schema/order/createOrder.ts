import { createHash } from 'node:crypto'
import type { GatewayContext } from '../../context.ts'
import type { OrderAnswer } from '../../rest/entities.ts'
import { UpstreamRefusedError } from '../../rest/errors.ts'
import type { OrderBody } from '../../rest/params.ts'
import { checkForm, type OrderForm } from './checkForm.ts'
import { type CreateOrderInput, toAskedLines } from './inputs.ts'
import { namesOf, problemsOf } from './lines.ts'
import { type AskedOrder, priceOrder } from './priceOrder.ts'
import type { OrderProblem } from './problems.ts'
import { refusedLines } from './refusedLines.ts'
import { serviceProblem } from './serviceProblem.ts'

/** What an order came to. */
export type CreateOrderResult = { kind: 'created'; order: OrderAnswer; replayed: boolean } | OrderProblem

type Draft = { key: string; fingerprint: string; asked: AskedOrder; form: OrderForm }

/** What is sent and remembered until the answer: the total in roubles, and the products' names for messages. */
type Checked = { total: number; names: ReadonlyMap<string, string> }

/**
 * Creates an order at most once for a key: checks it, prices it with fresh data and sends one POST. A key in flight is joined,
 * a finished one is answered from memory, one whose answer was lost is sent again unchanged, so that the service can replay it.
 */
export async function createOrder(
  input: typeof CreateOrderInput.$inferInput,
  context: GatewayContext,
): Promise<CreateOrderResult> {
  const { form, fields } = checkForm(input)
  if (fields)
    return { kind: 'input', message: 'Проверьте отмеченные поля\u00a0— и\u00a0отправим заказ.', fields }
  const asked = { period: { ...input.period }, ...toAskedLines(input) }
  const draft = { key: input.idempotencyKey, fingerprint: fingerprintOf(asked, form), asked, form }

  const known = context.orders.find(draft.key, draft.fingerprint)
  if (known && !known.sameContent) return keyConflict()
  if (known?.attempt.state === 'created')
    return { kind: 'created', order: known.attempt.order, replayed: true }
  if (known?.attempt.state === 'running') return asReplay(await known.attempt.result)

  const result = attempt(draft, known?.attempt ?? null, context)
  context.orders.keep(draft.key, draft.fingerprint, { state: 'running', result })
  try {
    return await result
  } finally {
    // A fault before anything was sent: the next try begins anew.
    if (context.orders.peek(draft.key)?.state === 'running') context.orders.forget(draft.key)
  }
}

// `sent`: this very order was sent before and its answer lost; its own stock may be what is missing now, so no second check.
async function attempt(
  draft: Draft,
  sent: { total: number } | null,
  context: GatewayContext,
): Promise<CreateOrderResult> {
  const { orders, requestId, rest } = context
  const checked = sent ? { total: sent.total, names: new Map() } : await check(draft, context)
  if ('kind' in checked) {
    orders.forget(draft.key)
    return checked
  }
  try {
    const { order, replayed } = await rest.createOrder(toBody(draft, checked.total), {
      idempotencyKey: draft.key,
    })
    orders.keep(draft.key, draft.fingerprint, { state: 'created', order })
    return { kind: 'created', order, replayed }
  } catch (error) {
    // Until a service says otherwise the order may exist: the key stays bound to this content.
    orders.keep(draft.key, draft.fingerprint, { state: 'sent', total: checked.total })
    const problem = sendProblem(error, draft, checked, requestId)
    if (problem.kind !== 'service' || problem.refused) orders.forget(draft.key)
    return problem
  }
}

/** The order priced with fresh data, or why it cannot be sent. */
async function check({ asked }: Draft, context: GatewayContext): Promise<Checked | OrderProblem> {
  try {
    const priced = await priceOrder(asked, context)
    if (priced.periodRefusal) return { kind: 'period', ...priced.periodRefusal }
    const lines = problemsOf(priced)
    if (lines.length > 0) return linesProblem(lines)
    return { total: priced.total.total, names: namesOf(priced) }
  } catch (error) {
    return { kind: 'service', ...serviceProblem(error, context.requestId) }
  }
}

function sendProblem(error: unknown, draft: Draft, { names }: Checked, requestId: string): OrderProblem {
  if (error instanceof UpstreamRefusedError) {
    if (error.upstreamCode === 'IDEMPOTENCY_KEY_REUSED') return keyConflict()
    const lines = refusedLines(error, draft.asked, names)
    if (lines.length > 0) return linesProblem(lines)
  }
  const problem = serviceProblem(error, requestId)
  const again = error instanceof UpstreamRefusedError && error.upstreamCode === 'PRICE_CHANGED'
  return { kind: 'service', ...problem, retryable: problem.retryable || !problem.refused || again }
}

function linesProblem(lines: Extract<OrderProblem, { kind: 'lines' }>['lines']): OrderProblem {
  return { kind: 'lines', message: 'Часть заказа пока оформить нельзя. Посмотрите отмеченные строки.', lines }
}

function keyConflict(): OrderProblem {
  return {
    kind: 'key',
    message: 'Этот заказ уже отправлен с\u00a0другим составом. Обновите страницу, чтобы оформить новый.',
  }
}

function asReplay(result: CreateOrderResult): CreateOrderResult {
  return result.kind === 'created' ? { ...result, replayed: true } : result
}

function toBody({ asked, form }: Draft, expectedTotal: number): OrderBody {
  return {
    period: asked.period,
    lines: asked.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    relatedLines: asked.relatedLines.map(({ productId, parentId, quantity }) => ({
      productId,
      parentId: parentId ?? '',
      quantity,
    })),
    ...form,
    expectedTotal,
  }
}

// The order of the lines does not matter: a cart may be sent from two tabs.
function fingerprintOf({ period, lines, relatedLines }: AskedOrder, form: OrderForm): string {
  const sorted = [lines, relatedLines].map((list) =>
    list.map((line) => JSON.stringify([line.productId, line.parentId, line.quantity])).sort(),
  )
  const content = [period.start, period.end, sorted, form.customer, form.delivery, form.comment]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
