import type { Facets } from './listing.ts'

/** The cheapest and the most expensive price of a listing in whole roubles; null where there is nothing to choose from. */
export function priceBounds({ minPrice, maxPrice }: Pick<Facets, 'minPrice' | 'maxPrice'>) {
  if (minPrice === null || maxPrice === null) return null
  const bounds = { min: Math.floor(minPrice), max: Math.ceil(maxPrice) }
  return bounds.min >= 0 && bounds.max > bounds.min ? bounds : null
}
