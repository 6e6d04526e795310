import { texts } from '#company/texts/index.ts'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { UpstreamError } from '../rest/errors.ts'
import type { LineProblem } from './lineProblem.ts'
import { problemsOf } from './lines.ts'
import { type FieldProblem, type OrderInput, toRequestedLines } from './orderRequest.ts'
import type { OrderContext, OrderProblem } from './orderResult.ts'
import type { PeriodRefusal } from './periodRefusal.ts'
import { priceOrder } from './priceOrder.ts'

/** The corrections that an order needs before it can be sent. */
type Corrections = { fields: FieldProblem[]; period: PeriodRefusal | null; lines: LineProblem[] }

type Found = Omit<Corrections, 'fields'> & Partial<Corrections>

/** The problem of an order of which something has to be corrected; null: nothing has. */
export function inputProblem({ fields = [], period, lines }: Found): OrderProblem | null {
  return period || lines.length + fields.length > 0 ? toProblem({ fields, period, lines }) : null
}

function toProblem({ fields, period, lines }: Corrections): OrderProblem {
  const messages = [
    ...(fields.length > 0 ? [texts.order.checkFields] : []),
    ...(period ? [period.message] : []),
  ]
  if (lines.length > 0) messages.push(texts.order.checkLines)
  const [message = texts.order.checkAll] = messages.length === 1 ? messages : []
  return { kind: 'input', message, fields, period, lines }
}

/** The problem of a wrong form, with what else is wrong. Left out where no service can tell, and where the key has an order already. */
export async function formProblem(
  input: OrderInput,
  fields: FieldProblem[],
  context: OrderContext,
): Promise<OrderProblem> {
  const others = (await isNew(input, fields, context)) ? await othersOf(input, context) : NONE
  return toProblem({ fields, ...others })
}

const NONE = { period: null, lines: [] }

async function isNew(
  { idempotencyKey: key }: OrderInput,
  fields: FieldProblem[],
  { orders }: OrderContext,
): Promise<boolean> {
  if (fields.some(({ field }) => field === 'IDEMPOTENCY_KEY')) return true
  return !orders.running.has(key) && (await orders.keys.find(key)) === null
}

async function othersOf(input: OrderInput, context: OrderContext): Promise<Omit<Corrections, 'fields'>> {
  const requested = toRequestedLines(input)
  const isBounded = requested.lines.length + requested.relatedLines.length <= MAX_LINES
  const lines = isBounded ? requested : { lines: [], relatedLines: [] }
  try {
    const priced = await priceOrder({ period: input.period, ...lines }, context)
    return { period: priced.periodRefusal, lines: problemsOf(priced) }
  } catch (error) {
    if (error instanceof UpstreamError) return NONE
    throw error
  }
}
