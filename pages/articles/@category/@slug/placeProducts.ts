/** Where the products of an article stand: one in the text, the others beside it. */
type PlacedProducts<Product> = { inset: Product | null; beside: readonly Product[] }

/** A short text has no room for a product inside it, and one or two products stand beside it together. */
export function placeProducts<Product>(
  products: readonly Product[],
  headings: number,
): PlacedProducts<Product> {
  const shown = products.slice(0, MAX_PLACED)
  const inset = headings >= 3 && shown.length >= 3 ? (shown.at(-1) ?? null) : null
  return { inset, beside: inset ? shown.slice(0, -1) : shown }
}

const MAX_PLACED = 5
