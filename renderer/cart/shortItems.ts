import { texts } from '#company/texts/index.ts'
import type { CartSummary, FreshProduct, LineProblem } from './cartSummary.ts'

/** A product or an extra of the cart of which less is free than requested. */
export type ShortItem = {
  productId: string
  /** The line of the cart that it belongs to. */
  lineId: string
  name: string
  free: number
  requested: number
  /** False: other dates do not help. */
  isOwned?: boolean | null
}

type Named = { name: string | null; isOwned?: boolean | null }
type NamedProduct = FreshProduct & Named & { relatedProducts: readonly { product: Named | null }[] }

/** The items of the cart that are not free on the dates, in its order; without those of unknown stock or no longer rented out. */
export function shortItems<Product extends NamedProduct>({ lines }: CartSummary<Product>): ShortItem[] {
  return lines.flatMap(({ line, product, problem, related }) => {
    if (line.isRemovedFromCart) return []
    const own = { problem, requested: line.quantity, stock: product?.stock, shown: product }
    const extras = related.map((extra) => ({
      ...{ productId: extra.line.id, problem: extra.problem, requested: extra.quantity },
      ...{ stock: extra.free, shown: extra.related?.product },
    }))
    return [{ productId: line.id, ...own }, ...extras]
      .filter((item) => isShort(item.problem))
      .map(({ productId, shown, stock, requested }) => ({
        ...{
          productId,
          lineId: line.id,
          name: shown?.name ?? texts.places.product,
          free: stock ?? 0,
          requested,
        },
        ...(shown?.isOwned === false && { isOwned: false }),
      }))
  })
}

function isShort(problem: LineProblem | null): boolean {
  return problem === 'OUT_OF_STOCK' || problem === 'NOT_ENOUGH_STOCK'
}
