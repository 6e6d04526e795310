import { isQuantity, MAX_QUANTITY } from '#gateway/rental/quantity.ts'

/** Units of a product that have to be free. */
export type RequestedUnits = { productId: string; quantity: number }

/** The most different products of one search. */
const MAX_PRODUCTS = 100

/**
 * The lines of one search, the same product once, in one order, so that the same cart sends the same request; none where nothing is
 * requested, or more than one search takes.
 */
export function searchedLines(requested: readonly RequestedUnits[]): RequestedUnits[] {
  const units = new Map<string, number>()
  for (const { productId, quantity } of requested) {
    if (isQuantity(quantity)) units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  if (units.size > MAX_PRODUCTS) return []
  return [...units]
    .map(([productId, quantity]) => ({ productId, quantity: Math.min(quantity, MAX_QUANTITY) }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
}
