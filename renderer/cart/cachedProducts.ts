import { createRequest } from '@urql/core'
import { isSamePeriod, type Period } from '#gateway/rental/period.ts'
import { browserStorage, storedField } from '#renderer/runtime/browserStorage.ts'
import { type CartProduct, cartProductsQuery } from './cartProductsQuery.ts'

const STORAGE_NAME = 'cartProducts'
/** Of a larger cart nothing is kept: a storage holds few megabytes. */
const MOST_PRODUCTS = 60

/** What was last known of the cart's products, and when that was, milliseconds since 1970. */
type KeptProducts = { at: number; products: CartProduct[] }

/** Keeps what the gateway said of the cart's products a moment ago, for when the line is down. No more than the cart shows anyway. */
export function keepProducts(products: readonly CartProduct[], period: Period | null, at: number): void {
  if (products.length > MOST_PRODUCTS) return
  const text = JSON.stringify({ at, period, products })
  browserStorage.write(STORAGE_NAME, { mark: markOf(text), text })
}

/** What is kept of these products; null unless something is kept of each. What is free on other days than these nobody can say. */
export function keptProducts(ids: readonly string[], period: Period | null): KeptProducts | null {
  const stored = browserStorage.read(STORAGE_NAME)
  const text = storedField(stored, 'text')
  if (typeof text !== 'string' || storedField(stored, 'mark') !== markOf(text)) return null
  const kept: KeptProducts & { period: Period | null } = JSON.parse(text)
  const known = new Map(kept.products.map((product) => [product.id, product]))
  const products = ids.flatMap((id) => known.get(id) ?? [])
  if (products.length < ids.length) return null
  return { at: kept.at, products: isSamePeriod(kept.period, period) ? products : products.map(withoutStock) }
}

/** That of the text and of what was asked for: other bytes than were written, and the fields of another build, are not known. */
function markOf(text: string): number {
  return createRequest(cartProductsQuery, { ids: [text], period: null }).key
}

function withoutStock(product: CartProduct): CartProduct {
  const relatedProducts = product.relatedProducts.map((extra) =>
    extra.product ? { ...extra, stock: null, product: { ...extra.product, stock: null } } : extra,
  )
  return { ...product, stock: null, relatedProducts }
}
