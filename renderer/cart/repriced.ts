import type { DayRates } from '#gateway/rental/price.ts'
import type { CartProduct } from './cartProductsQuery.ts'

/** The prices of this moment, as a quote of the gateway has them. */
export type FreshPrices = {
  minOrderDays: number
  lines: readonly { productId: string; product: DayRates | null }[]
  relatedLines: readonly { productId: string; parentId: string; price: number | null }[]
}

/** Products of the cart with the prices of a quote; what is not in the quote stays as it was. */
export function repriced(
  products: readonly CartProduct[],
  { lines, relatedLines }: FreshPrices,
): CartProduct[] {
  const rates = new Map(lines.map(({ productId, product }) => [productId, product]))
  return products.map((product) => {
    const { basicPricePerDay, additionalPricePerDay } = rates.get(product.id) ?? product
    const relatedProducts = product.relatedProducts.map((extra) => {
      const line = relatedLines.find(
        (own) => own.parentId === product.id && own.productId === extra.productId,
      )
      return line ? { ...extra, price: line.price } : extra
    })
    return { ...product, basicPricePerDay, additionalPricePerDay, relatedProducts }
  })
}
