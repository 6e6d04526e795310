import { company } from './company.ts'

const { sets, sources, guests } = company.norms

/** The needs of guests, by kind of event; empty: the company states no norms. */
export const NORM_SETS = sets
/** The number of guests to begin with. */
export const NORM_GUESTS = guests
/** How many kinds there are; 0: the shop counts nothing for guests. */
export const NORM_SET_COUNT = sets.length
/** Slugs of the categories that the first set has a norm for. */
export const NORM_CATEGORIES: readonly string[] = (sets[0]?.norms ?? []).flatMap(
  ({ category }) => category ?? [],
)
/** Pages of the shop that explain the norms. */
export const NORM_SOURCES: readonly { title: string; path: string }[] = sources
