import type { CatalogState } from './catalogUrl.ts'
import type { Facets } from './listing.ts'

/**
 * Between which whole roubles a price can be chosen: from the cheapest to the most expensive product of a listing, and as far
 * as what is chosen already. Null where there is nothing to choose from.
 */
export function priceBounds({ minPrice, maxPrice }: FacetPrices, chosen: ChosenPrices): PriceBounds | null {
  const hasPrices = minPrice !== null && maxPrice !== null && minPrice <= maxPrice
  const limits = [chosen.minPrice, chosen.maxPrice].filter((price) => price !== null)
  if (!hasPrices && limits.length === 0) return null
  // With nothing found there are no prices: a limit can still be moved back to nothing.
  const prices = hasPrices ? [minPrice, maxPrice] : [0]
  const bounds = {
    min: Math.floor(Math.min(...prices, ...limits)),
    max: Math.ceil(Math.max(...prices, ...limits)),
  }
  return bounds.min >= 0 && bounds.max > bounds.min ? bounds : null
}

/** A range as the visitor typed it, with `edited` the edge that was typed last: it wins, and an edge beyond it gives way. */
export function typedRange(from: number | null, to: number | null, edited: PriceEdge): PriceRange {
  const isReversed = from !== null && to !== null && from > to
  return {
    minPrice: isReversed && edited === 'to' ? null : from,
    maxPrice: isReversed && edited === 'from' ? null : to,
  }
}

export type PriceBounds = { min: number; max: number }
export type PriceRange = Pick<CatalogState, 'minPrice' | 'maxPrice'>
export type PriceEdge = 'from' | 'to'

type FacetPrices = Pick<Facets, 'minPrice' | 'maxPrice'>
type ChosenPrices = PriceRange
