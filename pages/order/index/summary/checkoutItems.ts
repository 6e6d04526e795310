import { type ShopItem, shopItem } from '#renderer/analytics/shopEvents.ts'
import type { CartExtra, CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { plainSpaces } from '#renderer/ui/typograph.ts'

/** The counted part of the order, as events name it: the products, each with its extras. */
export function checkoutItems({ lines }: CartSummary<CartProduct>): ShopItem[] {
  return lines.flatMap(({ line, product, price, related }) => {
    if (!product || !price) return []
    const extras = related.flatMap((extra) =>
      extra.price === null || !extra.related ? [] : extraItem(extra.related, extra.quantity),
    )
    return [{ ...shopItem(product), quantity: line.quantity }, ...extras]
  })
}

function extraItem({ productId, price, product }: CartExtra, quantity: number): ShopItem {
  return {
    item_id: productId,
    ...(product?.name && { item_name: plainSpaces(product.name) }),
    ...(price !== null && { price }),
    quantity,
  }
}
