import type { Period } from '#gateway/rental/period.ts'
import { browserStorage } from '#renderer/runtime/browserStorage.ts'
import { storedField, storedText } from '#renderer/runtime/stored.ts'
import type { CartExtra, CartProduct } from './cartProductsQuery.ts'

const STORAGE_NAME = 'cartProducts'
/** Of a larger cart nothing is kept: a storage holds few megabytes. */
const MOST_PRODUCTS = 60
const MOST_EXTRAS = 30

/** What was last known of the cart's products, and when that was, milliseconds since 1970. */
type KeptProducts = { at: number; products: CartProduct[] }

/** Keeps what the gateway said of the cart's products a moment ago, for when the line is down. No more than the cart shows anyway. */
export function keepProducts(products: readonly CartProduct[], period: Period | null, at: number): void {
  if (products.length <= MOST_PRODUCTS) browserStorage.write(STORAGE_NAME, { at, period, products })
}

/** What is kept of these products; null unless something is kept of each. What is free on other days than these nobody can say. */
export function keptProducts(ids: readonly string[], period: Period | null): KeptProducts | null {
  const stored = browserStorage.read(STORAGE_NAME)
  const at = storedField(stored, 'at')
  if (typeof at !== 'number' || !(at > 0)) return null
  const isOfPeriod = isSame(storedField(stored, 'period'), period)
  const known = new Map(
    listOf(stored, 'products', MOST_PRODUCTS)
      .flatMap((item) => toProduct(item, isOfPeriod))
      .map((product) => [product.id, product]),
  )
  const products = ids.flatMap((id) => known.get(id) ?? [])
  return products.length === ids.length ? { at, products } : null
}

function isSame(stored: unknown, period: Period | null): boolean {
  if (period === null) return stored === null
  return storedField(stored, 'start') === period.start && storedField(stored, 'end') === period.end
}

function toProduct(item: unknown, isOfPeriod: boolean): CartProduct[] {
  const [id, slug] = [storedText(item, 'id'), storedText(item, 'slug')]
  if (!id || !slug) return []
  return [
    {
      id,
      slug,
      name: storedText(item, 'name'),
      basicPricePerDay: numberOf(item, 'basicPricePerDay'),
      additionalPricePerDay: numberOf(item, 'additionalPricePerDay'),
      stock: isOfPeriod ? numberOf(item, 'stock') : null,
      isOwned: ownedOf(item),
      images: imagesOf(item),
      relatedProducts: listOf(item, 'relatedProducts', MOST_EXTRAS).flatMap((extra) =>
        toExtra(extra, isOfPeriod),
      ),
    },
  ]
}

function toExtra(item: unknown, isOfPeriod: boolean): CartExtra[] {
  const productId = storedText(item, 'productId')
  if (!productId) return []
  const shown = storedField(item, 'product')
  const stock = isOfPeriod ? numberOf(item, 'stock') : null
  const [id, slug] = [storedText(shown, 'id'), storedText(shown, 'slug')]
  const product =
    id && slug
      ? {
          ...{ id, slug, name: storedText(shown, 'name'), stock },
          ...{ isOwned: ownedOf(shown), images: imagesOf(shown) },
        }
      : null
  return [{ productId, price: numberOf(item, 'price'), stock: product ? stock : 0, product }]
}

function imagesOf(item: unknown): { original: string }[] {
  return listOf(item, 'images', 1).flatMap((image) => {
    const original = storedText(image, 'original')
    return original ? { original } : []
  })
}

function ownedOf(item: unknown): boolean | null {
  const isOwned = storedField(item, 'isOwned')
  return typeof isOwned === 'boolean' ? isOwned : null
}

function numberOf(item: unknown, key: string): number | null {
  const value = storedField(item, key)
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

function listOf(value: unknown, key: string, most: number): unknown[] {
  const list = storedField(value, key)
  return Array.isArray(list) ? list.slice(0, most) : []
}
