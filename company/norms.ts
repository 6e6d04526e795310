import { company } from './company.ts'

const { sets, guests } = company.norms

/** What guests need, by kind of event; empty: the company states no norms. */
export const NORM_SETS = sets
/** The number of guests to begin with. */
export const NORM_GUESTS = guests
