import { isQuantity, MAX_QUANTITY } from '#gateway/rental/quantity.ts'

/** Units of a product that have to be free. */
export type Wanted = { productId: string; quantity: number }

/** The most different products of one search. */
const MAX_PRODUCTS = 100

/**
 * The lines of one search, the same product once, in one order, so that the same cart asks the same; none where nothing is wanted, or
 * more than one search takes.
 */
export function searchedLines(wanted: readonly Wanted[]): Wanted[] {
  const units = new Map<string, number>()
  for (const { productId, quantity } of wanted) {
    if (isQuantity(quantity)) units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  if (units.size > MAX_PRODUCTS) return []
  return [...units]
    .map(([productId, quantity]) => ({ productId, quantity: Math.min(quantity, MAX_QUANTITY) }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
}
