import type { CartState } from './cartState.ts'
import { changeCart } from './cartStore.ts'
import { withoutChange } from './withoutChange.ts'

/** Takes back the change that made `after` of `before`. */
export function takeBack(before: CartState, after: CartState): void {
  changeCart(withoutChange, before, after)
}
