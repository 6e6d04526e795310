import { MAX_QUANTITY } from './quantity.ts'

/** Units that are there, or free on all days of a period; null: nobody can say now. */
export type Stock = number | null

/** True if it may enter a cart and its sums: what nobody can say now may be there. */
export function mayBeFree(stock: Stock): boolean {
  return stock === null || stock > 0
}

/** True if it is certainly there: only then it is offered as an extra, or promised. */
export function isFree(stock: Stock): boolean {
  return stock !== null && stock > 0
}

/** The units that are left of a stock when some of it is taken; null while the stock is unknown. */
export function unitsLeft(stock: Stock, taken: number): Stock {
  return stock === null ? null : Math.max(stock - taken, 0)
}

/** How many of the requested units enter the sums: no more than are free. */
export function unitsCounted(quantity: number, free: Stock): number {
  return free === null ? quantity : Math.min(quantity, free)
}

/** The most units that may be requested: at least one, and no bound while it is unknown. */
export function mostUnits(stock: Stock): number {
  return Math.max(Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY), 1)
}
