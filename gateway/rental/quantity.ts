/** The most units of one line. */
export const MAX_QUANTITY = 9999

/** The pattern of a plain field for a quantity or a number of guests. The type «number» changes under a turning mouse wheel. */
export const WHOLE_FROM_1 = '[1-9]\\d{0,3}'

/** The most lines of one cart and of one order: products and extras together. */
export const MAX_LINES = 250

/** The most guests that anything is counted for: more is a matter for a call. */
export const MAX_GUESTS = 9999

/** True if a value is a quantity that a line may have: a whole number from 1 to `MAX_QUANTITY`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY
}

/** True if a value is a number of guests that can be counted for. */
export function isGuests(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_GUESTS
}
