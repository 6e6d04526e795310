import { activeLine, type CartState } from './cartState.ts'
import { changeRelated, findRelated, type RelatedRef } from './relatedState.ts'

/** Gives an extra the quantity of its line, now and whenever that changes. */
export function followLine(cart: CartState, related: RelatedRef): CartState {
  const parent = activeLine(cart, related.parentId)
  if (!parent || !findRelated(cart, related)) return cart
  return changeRelated(cart, related, { quantity: parent.quantity, follows: true })
}

/** Whether an extra follows the quantity of its line. */
export function isFollowing(cart: CartState, related: RelatedRef): boolean {
  return findRelated(cart, related)?.follows === true
}
