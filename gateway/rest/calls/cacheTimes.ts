import type { Param } from './params.ts'

/** Seconds that an answer is `fresh`, and seconds after that in which it may be used when the service fails or is slow. */
export type CacheTimes = { fresh: number; stale: number }

/** How an answer is cached: `shop` answers hold the pages up in an outage, `visitors` are as many as visitors can request. */
export type CachePlan = CacheTimes & { store: 'shop' | 'visitors' }

const DAY = 86_400

/** Texts, categories, settings: they change a few times a day. */
export const CONTENT_TTL: CacheTimes = { fresh: 60, stale: DAY }

/** Products, with prices and what the company owns. */
export const PRODUCT_TTL: CacheTimes = { fresh: 30, stale: DAY }

/** The free units on given days change with every order. */
const DATED_FRESH = 2
/** A calendar of free days is for orientation, takes many calls, and is checked again before an order. */
export const CALENDAR_SECONDS = 20
/** An answer to one visitor's request helps few others: it is used for minutes when the service fails, not for a day. */
const VISITORS_STALE = 300

/** Seconds for which a 404 is cached. */
export const NOT_FOUND_SECONDS = 30

type CachedRead = {
  times: CacheTimes | null
  /** The kinds of its parameters' values; undefined: a few. */
  values: ReadonlySet<Param<unknown>['values']>
  /** Several entities, chosen by the caller: which page of which length, or which ids. */
  isList: boolean
  /** Requested by one of the shop's own pages. A stranger's list is as endless as a filter. */
  isOwnPage: boolean
  /** Seconds for which this reader takes an answer for given days as it is; default: `DATED_FRESH`. */
  maxAge?: number | undefined
}

/** How the answer of one read is cached; null: not at all. */
export function cachePlan({
  times,
  values,
  isList,
  isOwnPage,
  maxAge = DATED_FRESH,
}: CachedRead): CachePlan | null {
  // Search texts are endless and seldom repeated.
  if (!times || values.has('words')) return null
  const isDated = values.has('days')
  const isFree = isDated || values.has('choice') || (isList && !isOwnPage)
  if (!isFree) return { ...times, store: 'shop' }
  return { fresh: isDated ? maxAge : times.fresh, stale: VISITORS_STALE, store: 'visitors' }
}
