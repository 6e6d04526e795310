import { texts } from '#company/texts/index.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'

/** Sums in roubles of what costs something else now. */
export type PriceChange = { key: string; name: string; was: number; now: number }

/** The part of a quote that the sums are compared with. */
type QuotedLines = {
  lines: readonly { productId: string; total: number }[]
  relatedLines: readonly { productId: string; parentId: string; total: number }[]
}

/** The lines of the order whose sums are no longer those that were shown, each extra after its product. */
export function priceChanges(
  { lines }: Pick<CartSummary<CartProduct>, 'lines'>,
  quote: QuotedLines,
): PriceChange[] {
  return lines
    .flatMap(({ line, product, price, related }) => [
      {
        key: line.id,
        name: product?.name,
        was: price?.total,
        now: quote.lines.find(({ productId }) => productId === line.id)?.total,
      },
      ...related.map((extra) => ({
        key: `${line.id} ${extra.line.id}`,
        name: extra.related?.product?.name,
        was: extra.price,
        now: quote.relatedLines.find(
          ({ productId, parentId }) => productId === extra.line.id && parentId === line.id,
        )?.total,
      })),
    ])
    .flatMap(({ key, name, was, now }) =>
      typeof was === 'number' && now !== undefined && was !== now
        ? [{ key, name: name ?? texts.places.product, was, now }]
        : [],
    )
}
