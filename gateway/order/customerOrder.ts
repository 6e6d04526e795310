import { texts } from '#company/texts/index.ts'
import type { Rest } from '../rest/calls/index.ts'
import { UpstreamRefusedError, withFallback } from '../rest/errors.ts'
import type { CustomerOrder } from '../rest/shapes/orders.ts'
import type { Settings } from '../rest/shapes/settings.ts'
import type { LineProblem } from './lineProblem.ts'
import { isOrderKey, type OrderRequest } from './orderRequest.ts'
import { refusedLines } from './refusedLines.ts'
import { type ServiceProblem, serviceProblem } from './serviceProblem.ts'

/** True if the company's services show a customer the order. While they do not say so, they do not. */
export async function ordersOffered(rest: Pick<Rest, 'settings'>): Promise<boolean> {
  const settings = await withFallback<Pick<Settings, 'capabilities'>>(rest.settings(), { capabilities: [] })
  return settings.capabilities.includes('orders')
}

/** Why a write to an order was not done, by what the service said. */
export type RefusalCode = (typeof CODES)[keyof typeof CODES]
const CODES = {
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PRICE_CHANGED: 'PRICE_CHANGED',
  TERMS_CHANGED: 'TERMS_CHANGED',
  ORDER_CLOSED: 'ORDER_CLOSED',
  IDEMPOTENCY_KEY_REUSED: 'KEY_CONFLICT',
  NOT_FOUND: 'NOT_FOUND',
  VALIDATION_ERROR: 'NOT_ACCEPTED',
} as const

/** The outcome of a write to an order. */
export type ActionResult =
  | { kind: 'done'; order: CustomerOrder }
  | { kind: 'refused'; code: RefusalCode; message: string; total: number | null; lines: LineProblem[] }
  | ({ kind: 'service'; mayBeDone: boolean } & ServiceProblem)

/** Does one write to an order. Its key makes a repetition the same write, so one whose answer was lost may be sent again. */
export async function act(
  { idempotencyKey, request }: { idempotencyKey: string; request?: OrderRequest },
  { rest, requestId }: { rest: Rest; requestId: string },
  send: (keys: { idempotencyKey: string }) => Promise<CustomerOrder | null>,
): Promise<ActionResult> {
  if (!isOrderKey(idempotencyKey)) return refused('NOT_ACCEPTED')
  if (!(await ordersOffered(rest))) return refused('NOT_FOUND')
  try {
    const order = await send({ idempotencyKey })
    return order ? { kind: 'done', order } : refused('NOT_FOUND')
  } catch (error) {
    const problem = serviceProblem(error, requestId)
    if (error instanceof UpstreamRefusedError && (error.status === 409 || error.status === 422)) {
      const code = CODES[error.upstreamCode as keyof typeof CODES] as RefusalCode | undefined
      const lines = request && code === 'OUT_OF_STOCK' ? await shortLines(error, request, rest) : []
      if (code || error.status === 422)
        return { ...refused(code ?? 'NOT_ACCEPTED'), total: error.total, lines }
    }
    const mayBeDone = !problem.refused
    return {
      kind: 'service',
      ...problem,
      mayBeDone,
      message: mayBeDone ? texts.myOrder.unclear : problem.message,
    }
  }
}

/** The lines that are short, by the names of their products while the catalogue has them. */
async function shortLines(error: UpstreamRefusedError, request: OrderRequest, rest: Rest) {
  const ids = [...request.lines, ...request.relatedLines].map(({ productId }) => productId)
  const products = await withFallback(rest.productsByIds(ids), [])
  return refusedLines(error, request, new Map(products.map(({ id, name }) => [id, name ?? ''])))
}

function refused(code: RefusalCode): Extract<ActionResult, { kind: 'refused' }> {
  return { kind: 'refused', code, message: texts.myOrder.refusals[code], total: null, lines: [] }
}
