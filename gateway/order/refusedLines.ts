import type { UpstreamRefusedError } from '../rest/errors.ts'
import type { ConflictLine } from '../rest/shapes/orders.ts'
import { type LineProblem, lineProblem } from './lineProblem.ts'
import type { OrderRequest } from './orderRequest.ts'

/** The lines that the order service refused because of stock; all lines where it does not say which. */
export function refusedLines(
  { upstreamCode, lines }: UpstreamRefusedError,
  request: OrderRequest,
  names: ReadonlyMap<string, string>,
): LineProblem[] {
  if (upstreamCode !== 'OUT_OF_STOCK') return []
  const all = [...request.lines, ...request.relatedLines]
  const refused: readonly ConflictLine[] =
    lines.length > 0 ? lines : all.map((line) => ({ ...line, requested: line.quantity, available: null }))
  return refused.map(({ productId, parentId, requested, available }) => {
    const line = all.find((own) => own.productId === productId && own.parentId === parentId)
    const code = available === null || available === 0 ? 'OUT_OF_STOCK' : 'NOT_ENOUGH_STOCK'
    return lineProblem(
      code,
      { productId, parentId, quantity: line?.quantity ?? requested ?? 0 },
      { name: names.get(productId) ?? null, parentName: null, available, isDated: true },
    )
  })
}
