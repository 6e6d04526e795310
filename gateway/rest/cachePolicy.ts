import type { CallName } from './calls.ts'

/** Seconds that an answer is `fresh`, and seconds after that in which it may stand in for a service that fails or is slow. */
export type CacheTimes = { fresh: number; stale: number }

const HOUR = 3600
const TEXTS: CacheTimes = { fresh: 60, stale: HOUR }
const GOODS: CacheTimes = { fresh: 30, stale: HOUR }
/** What is free on given days changes with every order. */
const DATED: CacheTimes = { fresh: 2, stale: 300 }

/** Seconds that a 404 is remembered. */
export const NOT_FOUND_SECONDS = 30

/** How long the answer of each call may be remembered when it is for no given days; a call that is not here never is. */
export const ANSWER_TIMES: Partial<Record<CallName, CacheTimes>> = {
  settings: TEXTS,
  contacts: TEXTS,
  page: TEXTS,
  categories: TEXTS,
  categoryBySlug: TEXTS,
  assortments: TEXTS,
  assortmentBySlug: TEXTS,
  solutions: TEXTS,
  solutionBySlug: TEXTS,
  solutionSimilar: TEXTS,
  articles: TEXTS,
  articleBySlug: TEXTS,
  articleCategories: TEXTS,
  articleCategoryBySlug: TEXTS,
  products: GOODS,
  productBySlug: GOODS,
  productFilters: GOODS,
  productsByIds: GOODS,
}

/** How long an answer may be remembered; null: not at all. Creates and searches are never. */
export function cacheTimes(call: CallName, path: string): CacheTimes | null {
  const query = new URLSearchParams(path.split('?')[1])
  // Visitors' own words are endless, and would push everything else out of the cache.
  if (query.has('search')) return null
  const times = ANSWER_TIMES[call] ?? null
  return times && query.has('reservation_start_at') ? DATED : times
}
