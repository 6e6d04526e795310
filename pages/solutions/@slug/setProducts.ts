import type { SetProduct } from '#renderer/sets/setProduct.ts'
import type { SolutionLine } from './solutionLine.ts'

/** What of a solution goes into the cart: the counted lines, with the units that are counted. */
export function setProducts(lines: readonly SolutionLine[]): SetProduct[] {
  return lines.flatMap(({ product, price, takes }) =>
    product && price ? { id: product.id, slug: product.slug, quantity: takes } : [],
  )
}
