import type { Period } from '#gateway/rental/period.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { activeLine } from '#renderer/cart/cartState.ts'
import { cart, cartStore } from '#renderer/cart/cartStore.ts'
import { relatedQuantity } from '#renderer/cart/relatedState.ts'
import { rememberDates } from '#renderer/dates/rentDates.ts'
import type { PlanRow } from '#renderer/plan/planView.ts'
import { openPage } from '#renderer/runtime/openPage.ts'

/** Puts the rows that the catalogue knows into the cart, takes over the dates, and opens the cart. */
export function putIntoCart(rows: readonly PlanRow[], period: Period, how: 'add' | 'replace'): void {
  if (how === 'replace') cart.clear()
  let parentId = ''
  for (const { productId, isExtra, product, quantity, stock } of rows) {
    if (!isExtra) parentId = productId
    if (!product) continue
    if (isExtra) addExtra({ id: productId, parentId, stock }, quantity)
    else addProduct({ id: productId, slug: product.slug }, quantity)
  }
  rememberDates(period)
  void openPage('/cart')
}

function addProduct(product: { id: string; slug: string }, quantity: number): void {
  const before = activeLine(cartStore.getState(), product.id)?.quantity ?? 0
  cart.add(product)
  cart.setQuantity(product.id, Math.min(before + quantity, MAX_QUANTITY))
}

function addExtra(extra: { id: string; parentId: string; stock: number | null }, quantity: number): void {
  const before = relatedQuantity(cartStore.getState(), extra)
  cart.addRelated(extra)
  cart.setRelatedQuantity(extra, Math.min(before + quantity, MAX_QUANTITY))
}
