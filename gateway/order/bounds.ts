import type { PricedOrder } from './priceOrder.ts'

/** The most that one order may take. */
export type OrderBounds = {
  /** The most of the shop, in whole stocks: all pieces of one product, or half of the pieces of two. */
  stocks: number
  /** The largest sum of rent and extras, in roubles. */
  sum: number
}

const ANY = Number.MAX_SAFE_INTEGER

/** Bounds that no order meets. */
export const UNBOUNDED: OrderBounds = { stocks: ANY, sum: ANY }

/** How much of what is free on its dates an order takes, in whole stocks. A line of unknown stock counts in its sum alone. */
export function wholeStocks({ lines, relatedLines }: Pick<PricedOrder, 'lines' | 'relatedLines'>): number {
  return [...lines, ...relatedLines].reduce(
    (sum, { quantity, stock }) => sum + (stock === null || stock < 1 ? 0 : quantity / stock),
    0,
  )
}

/** True if an order takes more than is given without a person's word. */
export function isTooLarge(
  priced: Pick<PricedOrder, 'lines' | 'relatedLines' | 'total'>,
  { stocks, sum }: OrderBounds,
): boolean {
  return wholeStocks(priced) > stocks || priced.total.total > sum
}
