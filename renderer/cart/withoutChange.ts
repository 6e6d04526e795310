import { type CartState, relatedKey } from './cartState.ts'
import { changeCart } from './cartStore.ts'

/**
 * The cart without the change that made `after` of `before`: lines that are still as the change left them are as they were, all
 * others stay. Of `after` itself it makes `before` again.
 */
export function withoutChange(cart: CartState, before: CartState, after: CartState): CartState {
  const products = merged(cart.products, before.products, after.products, ({ id }) => id)
  const ids = new Set(products.map(({ id }) => id))
  const keyed = (state: CartState) =>
    state.relatedProducts.map((line) => ({
      ...line,
      quantity: state.relatedProductsQuantity[relatedKey(line)] ?? 1,
    }))
  const related = merged(keyed(cart), keyed(before), keyed(after), relatedKey).filter(({ parentId }) =>
    ids.has(parentId),
  )
  return {
    ...cart,
    products,
    relatedProducts: related.map(({ quantity: _, ...line }) => line),
    relatedProductsQuantity: Object.fromEntries(related.map((line) => [relatedKey(line), line.quantity])),
  }
}

function merged<Line>(
  now: readonly Line[],
  before: readonly Line[],
  after: readonly Line[],
  keyOf: (line: Line) => string,
): Line[] {
  const [current, changed] = [textsOf(now, keyOf), textsOf(after, keyOf)]
  const isUntouched = (key: string) => current.get(key) === changed.get(key)
  const byKey = new Map(now.map((line) => [keyOf(line), line]))
  const former = before.flatMap((line) => (isUntouched(keyOf(line)) ? line : (byKey.get(keyOf(line)) ?? [])))
  const formerKeys = new Set(before.map(keyOf))
  const later = now.filter((line) => !formerKeys.has(keyOf(line)) && !isUntouched(keyOf(line)))
  return [...former, ...later]
}

function textsOf<Line>(lines: readonly Line[], keyOf: (line: Line) => string): Map<string, string> {
  return new Map(lines.map((line) => [keyOf(line), JSON.stringify(Object.entries(line as object).sort())]))
}

/** Takes back the change that made `after` of `before`. */
export function takeBack(before: CartState, after: CartState): void {
  changeCart(withoutChange, before, after)
}
