import type { LinePrice } from '#gateway/rental/price.ts'
import type { SolutionDetails } from './+query.ts'

/** A product of a solution as the gateway answers it; its `stock` is for the visitor's dates, `owned` for no dates. */
export type SolutionItem = Omit<Item, 'product'> & { product: ItemProduct | null }

type Item = SolutionDetails['products'][number]

/** A product that is, or may be, in a solution. */
type ItemProduct = Omit<NonNullable<Item['product']>, 'specs' | 'volumes' | 'brands' | 'shortDescription'>

/**
 * The visitor's decision about a line: the part that is free on the dates, other units by hand, none of it, or another product
 * instead.
 */
export type LineChoice =
  | { kind: 'part' | 'units'; quantity: number }
  | { kind: 'leave' }
  | { kind: 'replace'; product: ItemProduct }

/** The decisions about a solution, by the id of the solution's own product; `guests` is null for its own number. */
export type SetChoices = { guests: number | null; lines: ReadonlyMap<string, LineChoice> }

/**
 * How much of a line can be had: all of it, a part, nothing because it is taken on the dates, nothing because there is none,
 * nothing because it is no longer rented out, or nobody can say: then it is counted whole. `left`: the visitor does not want it.
 */
type LineStock = 'all' | 'part' | 'busy' | 'none' | 'gone' | 'unknown' | 'left'

/** A line of a solution. `takes`: the units that its price is for; `price` in roubles, null where it is not counted. */
export type SolutionLine = {
  /** The solution's own product, also where another replaces it. */
  lineId: string
  productId: string
  quantity: number
  product: ItemProduct | null
  stock: LineStock
  free: number
  takes: number
  /** The units that go into the cart and into an estimate, which both say what of them is not free. */
  wished: number
  price: LinePrice | null
  /** The units that the solution has. */
  was: number
  choice: LineChoice | null
  /** The product that it replaces. */
  insteadOf: ItemProduct | null
}
