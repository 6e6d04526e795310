/** Where the products of an article are placed: one in the text, the others beside it. */
type PlacedProducts<Product> = { inset: Product | null; beside: readonly Product[] }

/** A short text has no room for a product inside it, and one or two products are beside it together. */
export function placeProducts<Product>(
  products: readonly Product[],
  headings: number,
): PlacedProducts<Product> {
  const shown = products.slice(0, MAX_PLACED)
  const inset = headings >= 3 && shown.length >= 3 ? (shown.at(-1) ?? null) : null
  return { inset, beside: inset ? shown.slice(0, -1) : shown }
}

const MAX_PLACED = 5

/** The articles to read after one: others of its section first, then the latest, none twice. */
export function moreArticles<Item extends { id: string }>(
  read: string,
  near: readonly Item[],
  latest: readonly Item[],
): Item[] {
  const others = new Map([...near, ...latest].map((article) => [article.id, article]))
  others.delete(read)
  return [...others.values()].slice(0, SHOWN)
}

const SHOWN = 3
