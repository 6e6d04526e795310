import { createRequest } from 'urql'
import { isSamePeriod, type Period } from '#gateway/rental/period.ts'
import { browserStorage, storedField } from '#renderer/runtime/browserStorage.ts'
import { type CartProduct, cartProductsQuery } from './cartProductsQuery.ts'

const STORAGE_NAME = 'cartProducts'
/** A larger cart is not cached: a storage holds few megabytes. */
const MOST_PRODUCTS = 60

/** The cart's products as they were last answered, and when that was, milliseconds since 1970. */
type CachedProducts = { at: number; products: CartProduct[] }

/** Caches the gateway's newest answer about the cart's products for when there is no connection. No more than the cart shows anyway. */
export function cacheProducts(products: readonly CartProduct[], period: Period | null, at: number): void {
  if (products.length > MOST_PRODUCTS) return
  const text = JSON.stringify({ at, period, products })
  browserStorage.write(STORAGE_NAME, { mark: markOf(text), text })
}

/** The cached copies of these products; null unless each has one. For other dates than those they were cached for, their stock is left open. */
export function cachedProducts(ids: readonly string[], period: Period | null): CachedProducts | null {
  const stored = browserStorage.read(STORAGE_NAME)
  const text = storedField(stored, 'text')
  if (typeof text !== 'string' || storedField(stored, 'mark') !== markOf(text)) return null
  const cached: CachedProducts & { period: Period | null } = JSON.parse(text)
  const byId = new Map(cached.products.map((product) => [product.id, product]))
  const products = ids.flatMap((id) => byId.get(id) ?? [])
  if (products.length < ids.length) return null
  return {
    at: cached.at,
    products: isSamePeriod(cached.period, period) ? products : products.map(withoutStock),
  }
}

/** A checksum of the text and of the query: other bytes than were written, and the fields of another build, do not match. */
function markOf(text: string): number {
  return createRequest(cartProductsQuery, { ids: [text], period: null }).key
}

function withoutStock(product: CartProduct): CartProduct {
  const relatedProducts = product.relatedProducts.map((extra) =>
    extra.product ? { ...extra, stock: null, product: { ...extra.product, stock: null } } : extra,
  )
  return { ...product, stock: null, relatedProducts }
}
