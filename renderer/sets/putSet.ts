import type { Client } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { MAX_LINES, MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { cartQuoteQuery } from '#renderer/cart/cartQuote.ts'
import { activeLine, type CartSet } from '#renderer/cart/cartState.ts'
import { cartStore, changeCart } from '#renderer/cart/cartStore.ts'
import { changeForUndo } from '#renderer/cart/changeWithUndo.ts'
import { putProducts } from '#renderer/cart/putProducts.ts'
import type { HowToPut, SetProduct, SetPut } from './setProduct.ts'

/**
 * Puts the products of a set into the cart, at the price and with the stock of this moment. Null where nothing was put: there is no
 * answer, or it came when the request was no longer `isCurrent`.
 */
export async function putSet(
  client: Client,
  { period, products, set, how, isCurrent }: PutSet,
): Promise<SetPut | { refusal: string } | null> {
  const distinct = oneEach(products).slice(0, MAX_LINES)
  const lines = distinct.map(({ id, quantity }) => ({ productId: id, quantity }))
  const { data } = await client.query(
    cartQuoteQuery,
    { input: { period, lines } },
    { requestPolicy: 'network-only' },
  )
  const quote = data?.rentQuote
  if (!quote || !isCurrent()) return null
  if (quote.periodProblem) return { refusal: quote.periodProblem.message }
  const stocks = new Map(quote.lines.map((line) => [line.productId, line.stock]))
  const stocked = distinct.map((product) => ({ ...product, set, stock: stocks.get(product.id) ?? null }))
  const undo = changeForUndo(() => changeCart(putProducts, stocked, how))
  const cart = cartStore.getState()
  const positions = distinct.filter(({ id }) => activeLine(cart, id)).length
  return {
    positions,
    outside: products.length - positions,
    problems: quote.lines.filter(({ problem }) => problem !== null).length,
    total: quote.total,
    undo,
  }
}

type PutSet = {
  period: Period
  products: readonly SetProduct[]
  /** The solution that they are of. */
  set: CartSet | undefined
  how: HowToPut
  isCurrent: () => boolean
}

// One product may replace two lines.
function oneEach(products: readonly SetProduct[]): SetProduct[] {
  const each = new Map<string, SetProduct>()
  for (const product of products) {
    const quantity = product.quantity + (each.get(product.id)?.quantity ?? 0)
    each.set(product.id, { ...product, quantity: Math.min(quantity, MAX_QUANTITY) })
  }
  return [...each.values()]
}
