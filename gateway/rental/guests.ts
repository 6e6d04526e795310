import { isGuests, MAX_QUANTITY } from './quantity.ts'

/** A solution's number of guests, and the requested number; whole and positive. */
type GuestChange = { from: number; to: number }

/**
 * Whether the quantity of a product in a solution follows the number of guests. The services do not say so: what is there at least
 * once for every ten guests (chairs, tables, plates) follows, what is there a few times for all of them (sound, a bar) stays.
 */
export function followsGuests(quantity: number, { from }: Pick<GuestChange, 'from'>): boolean {
  return quantity > 1 && quantity * GUESTS_AT_A_TABLE >= from
}

/** The quantity of a product in a solution for another number of guests: in proportion, rounded up; unchanged where it does not follow. */
export function quantityForGuests(quantity: number, change: GuestChange): number {
  const { from, to } = change
  if (!isGuests(from) || !isGuests(to) || from === to || !followsGuests(quantity, change)) return quantity
  // Never above what a line may have, unless the solution itself is.
  return Math.max(Math.min(Math.ceil((quantity * to) / from), Math.max(MAX_QUANTITY, quantity)), 1)
}

const GUESTS_AT_A_TABLE = 10
