/** The most pieces of one line. */
export const MAX_QUANTITY = 9999

/** Whether a value is a number of pieces that a line may have: a whole number from 1 to `MAX_QUANTITY`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY
}
