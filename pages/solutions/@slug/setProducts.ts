import type { SolutionLine } from './solutionLine.ts'

/** A product of a solution, as it goes into the cart. */
export type SetProduct = { id: string; slug: string; quantity: number }

/** `fill`: what is missing of the solution; `add`: all of it, on top of what is there. */
export type HowToPut = 'fill' | 'add'

/** What came of putting a solution into the cart. `total` in roubles, for all of the solution. */
export type SetPut = {
  /** How many of its products are in the cart now. */
  positions: number
  /** How many are not: the cart is full. */
  outside: number
  /** How many have become too few since the page was opened. */
  problems: number
  total: number
  undo: () => void
}

/** What of a solution goes into the cart: the counted lines, with the units that are counted. */
export function setProducts(lines: readonly SolutionLine[]): SetProduct[] {
  return lines.flatMap(({ product, price, takes }) =>
    product && price ? { id: product.id, slug: product.slug, quantity: takes } : [],
  )
}
