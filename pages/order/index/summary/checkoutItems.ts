import { type ShopItem, shopItem } from '#renderer/analytics/shopEvents.ts'
import type { CartExtra, CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { asSent } from '#renderer/graphql/typography.ts'

/** What the order counts, as events name it: the products, each with its extras. */
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
  const name = product && asSent(product).name
  return {
    item_id: productId,
    ...(name && { item_name: name }),
    ...(price !== null && { price }),
    quantity,
  }
}
