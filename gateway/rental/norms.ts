import { isGuests, MAX_QUANTITY } from './quantity.ts'

/** How many units of a product guests need, as the company states it or a client changed it. */
export type Norm = {
  /** Units for `guests` guests: 0 to `MOST_UNITS`, at most two decimals. */
  units: number
  /** Guests that share them: 10 at a table. Whole, 1 to `MOST_GUESTS`. */
  guests: number
  /** How many more, in percent of those: whole, 0 to 100. */
  spare: number
  /** The least number of spare units where there are any. */
  spareAtLeast: number
}

/** The most units that a norm may name, and the most guests that may share them. */
export const MOST_UNITS = 100
export const MOST_GUESTS = 100

/** The units that guests need by a norm, rounded up, and spare ones on top; 0 for what is no number of guests. */
export function unitsForGuests(norm: Norm, guests: number): number {
  if (!isGuests(guests)) return 0
  const needed = Math.ceil((guests * Math.round(norm.units * 100)) / (norm.guests * 100))
  if (!(needed > 0)) return 0
  const spare = Math.max(Math.ceil((needed * norm.spare) / 100), norm.spareAtLeast)
  return Math.min(needed + spare, MAX_QUANTITY)
}

/** A thing of a ready-made set: how many the set has, and how many its guests need. */
type BesideNorm = { productSlug: string; quantity: number; needed: number }

/** A ready-made set beside the kind of event whose norms name most of its things; null where no norm names any. */
export function setBesideNorms(
  lines: readonly { productSlug: string; quantity: number }[],
  kinds: readonly (readonly (Norm & { productSlug: string })[])[],
  guests: number,
): { kind: number; things: BesideNorm[] } | null {
  const quantities = new Map(lines.map(({ productSlug, quantity }) => [productSlug, quantity]))
  const compared = kinds.map((norms, kind) => ({
    kind,
    things: norms.flatMap((norm) => {
      const quantity = quantities.get(norm.productSlug)
      if (quantity === undefined) return []
      return [{ productSlug: norm.productSlug, quantity, needed: unitsForGuests(norm, guests) }]
    }),
  }))
  const most = Math.max(0, ...compared.map(({ things }) => things.length))
  return most > 0 ? (compared.find(({ things }) => things.length === most) ?? null) : null
}
