import { isGuests, MAX_QUANTITY } from './quantity.ts'

/** A solution's number of guests, and the requested number; whole and positive. */
type GuestChange = { from: number; to: number }

/** True if a quantity follows the number of guests, which services do not say: one unit for ten guests (chairs) does, less (sound) not. */
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
