/** A product of a set, as it goes into the cart. */
export type SetProduct = { id: string; slug: string; quantity: number }

/** `fill`: what is missing of the set; `add`: all of it, on top of what is there. */
export type HowToPut = 'fill' | 'add'

/** The result of putting a set into the cart. `total` in roubles, for all of the set. */
export type SetPut = {
  /** How many of its products are in the cart now. */
  positions: number
  /** How many are not: the cart is full. */
  outside: number
  /** How many are not free, or not in that quantity. */
  problems: number
  total: number
  undo: () => void
}
