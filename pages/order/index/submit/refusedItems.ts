import type { ShortItem } from '#renderer/cart/shortItems.ts'
import type { OrderLine } from '../summary/orderView.ts'
import type { OrderLineProblem } from './orderOutcome.ts'

/** The items of the order that it was refused for, because less is free than is requested; no other problem is among them. */
export function refusedItems(
  lines: readonly OrderLine[],
  problems: readonly OrderLineProblem[],
): ShortItem[] {
  return problems.flatMap(({ productId, parentId, code, available }) => {
    const line = lines.find((own) => own.productId === productId && own.parentId === parentId)
    if (!line || !STOCK_CODES.has(code)) return []
    const { name, quantity: requested } = line
    return { productId, lineId: parentId ?? productId, name, free: available ?? 0, requested }
  })
}

const STOCK_CODES = new Set<OrderLineProblem['code']>(['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'])
