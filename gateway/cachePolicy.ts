import type { CallName } from './rest/calls.ts'
import type { Trace } from './trace.ts'

/** How long a shared cache may answer for us: seconds fresh, and seconds more while it fetches anew. */
export type CacheTimes = { maxAge: number; staleWhileRevalidate: number }

const TEXTS: CacheTimes = { maxAge: 60, staleWhileRevalidate: 600 }
const GOODS: CacheTimes = { maxAge: 30, staleWhileRevalidate: 300 }

/** What a persisted read may be cached for, by the REST call that it needs; a call that is not here is never cached. */
export const CACHE_POLICY: Partial<Record<CallName, CacheTimes>> = {
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

export const NO_STORE = 'no-store'

/** `Cache-Control` of a persisted read that had no error: the strictest of its calls; dates make it private to the moment. */
export function cacheControl({ calls }: Trace): string {
  const times = calls.map(({ call, path, outcome }) => {
    const isLasting = outcome === 'ok' || outcome === 'not_found'
    return isLasting && !path.includes('reservation_') ? CACHE_POLICY[call] : undefined
  })
  const known = times.filter((time) => time !== undefined)
  if (known.length === 0 || known.length < times.length) return NO_STORE
  const maxAge = Math.min(...known.map((time) => time.maxAge))
  const stale = Math.min(...known.map((time) => time.staleWhileRevalidate))
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`
}
