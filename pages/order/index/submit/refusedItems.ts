import { texts } from '#company/texts/index.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import type { OrderLineProblem } from './orderOutcome.ts'

/** The items of the cart that the order was refused for, because less is free than is requested; no other problem is among them. */
export function refusedItems(
  { lines }: Pick<CartSummary<CartProduct>, 'lines'>,
  problems: readonly OrderLineProblem[],
): ShortItem[] {
  return problems.flatMap(({ productId, parentId, code, available }) => {
    const line = lines.find((item) => item.line.id === (parentId ?? productId))
    if (!line || !STOCK_CODES.has(code)) return []
    const extra = line.related.find((item) => parentId !== null && item.line.id === productId)
    const name = parentId === null ? line.product?.name : extra?.related?.product?.name
    const requested = parentId === null ? line.line.quantity : (extra?.quantity ?? 0)
    return {
      productId,
      lineId: line.line.id,
      name: name ?? texts.places.product,
      free: available ?? 0,
      requested,
    }
  })
}

const STOCK_CODES = new Set<OrderLineProblem['code']>(['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'])
