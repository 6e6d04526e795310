import { MOST_GUESTS, MOST_UNITS, type Norm, unitsForGuests } from './norms.ts'
import { MAX_GUESTS, MAX_QUANTITY } from './quantity.ts'

/** A norm of a product, as the company states it. */
export type ProductNorm = Norm & { productSlug: string }

/** A norm as a client counts with it: changed or not; `own` are the units that it wants whatever the norm says, or null. */
export type ChosenNorm<Stated extends ProductNorm = ProductNorm> = Stated & { own: number | null }

/** The choice in a URL. Nothing of it is trusted: a value that cannot be read is as the company states it. */
type NormsChoice = { guests: number; set: number; norms: readonly ChosenNorm[] }

type Params = Readonly<Record<string, string>>

/** The number of one of `count` sets; 0, the first, for anything else. */
export function readSet(params: Params, count: number): number {
  return readWhole(own(params, 'set'), 0, count - 1) ?? 0
}

/** The number of guests; `fallback` for anything else. */
export function readGuests(params: Params, fallback: number): number {
  return readWhole(own(params, 'guests'), 1, MAX_GUESTS) ?? fallback
}

/** The norms of a set with what a URL changes in them. */
export function readNorms<Stated extends ProductNorm>(
  params: Params,
  set: number,
  stated: readonly Stated[],
): ChosenNorm<Stated>[] {
  return stated.map((norm) => {
    const names = normFields(set, norm)
    const share = readShare(own(params, names.share), norm)
    const spare = readWhole(own(params, names.spare), 0, 100)
    return {
      ...norm,
      ...share,
      // Whoever names the spare ones wants just those.
      ...(spare !== null && spare !== norm.spare && { spare, spareAtLeast: 0 }),
      own: readWhole(own(params, names.units), 0, MAX_QUANTITY),
    }
  })
}

/** The parameters of a choice: only what differs from the norms that the company states, so that they follow these. */
export function normsParams(
  { guests, set, norms }: NormsChoice,
  stated: readonly ProductNorm[],
): URLSearchParams {
  const params = new URLSearchParams({ guests: String(guests), ...(set > 0 && { set: String(set) }) })
  for (const [index, norm] of norms.entries()) {
    const company = stated[index]
    if (!company) continue
    const names = normFields(set, norm)
    if (shareOf(norm) !== shareOf(company)) params.set(names.share, String(shareOf(norm)))
    if (norm.spare !== company.spare) params.set(names.spare, String(norm.spare))
    if (norm.own !== null && norm.own !== unitsForGuests(norm, guests))
      params.set(names.units, String(norm.own))
  }
  return params
}

/** The names of a norm's fields. Two sets may have norms of one product: those of another set are left alone. */
export function normFields(
  set: number,
  { productSlug }: ProductNorm,
): { share: string; spare: string; units: string } {
  return {
    share: `n${set}.${productSlug}`,
    spare: `s${set}.${productSlug}`,
    units: `q${set}.${productSlug}`,
  }
}

/** True if a norm says how many guests share one unit, and not how many units each has. */
export function isShared({ units, guests }: Pick<Norm, 'units' | 'guests'>): boolean {
  return guests > 1 && units === 1
}

/** The one number that is changed of a norm: guests of a unit, or units of a guest. */
export function shareOf(norm: Norm): number {
  return isShared(norm) ? norm.guests : norm.units
}

// A norm with another number of that kind, as it was typed; null where it is none.
function readShare(text: string, norm: Norm): Pick<Norm, 'units' | 'guests'> | null {
  if (isShared(norm)) {
    const guests = readWhole(text, 1, MOST_GUESTS)
    return guests === null ? null : { units: norm.units, guests }
  }
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text)) return null
  const units = Number(text.replace(',', '.'))
  return units <= MOST_UNITS ? { units, guests: norm.guests } : null
}

/** A whole number between two, as it was typed; null for anything else. */
function readWhole(text: string, least: number, most: number): number | null {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : -1
  return count >= least && count <= most ? count : null
}

function own(params: Params, name: string): string {
  return (Object.hasOwn(params, name) ? params[name] : undefined)?.trim() ?? ''
}
