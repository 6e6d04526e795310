/** Sums in roubles of what costs something else now. */
export type PriceChange = { key: string; name: string; was: number; now: number }

/** The part of a quote that the sums are compared with. */
type QuotedLines = {
  lines: readonly { productId: string; total: number }[]
  relatedLines: readonly { productId: string; parentId: string; total: number }[]
}

/** The lines of the order whose sums are no longer those that were shown, each extra after its product. */
export function priceChanges(lines: readonly ShownLine[], quote: QuotedLines): PriceChange[] {
  return lines.flatMap(({ productId, parentId, name, sum: was }) => {
    const quoted =
      parentId === null
        ? quote.lines.find((line) => line.productId === productId)
        : quote.relatedLines.find((line) => line.productId === productId && line.parentId === parentId)
    if (was === null || !quoted || quoted.total === was) return []
    return { key: `${parentId} ${productId}`, name, was, now: quoted.total }
  })
}

type ShownLine = { productId: string; parentId: string | null; name: string; sum: number | null }
