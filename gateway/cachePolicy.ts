import { ANSWER_TIMES } from './rest/cachePolicy.ts'
import type { CallName } from './rest/calls.ts'
import type { Trace } from './trace.ts'

/** How long a shared cache may answer for us: seconds fresh, and seconds more while it fetches anew. */
export type SharedTimes = { maxAge: number; staleWhileRevalidate: number }

export const NO_STORE = 'no-store'

/** A cache before the gateway may answer as long anew as the gateway's own, and ten times as long while it asks again. */
const STALE_FACTOR = 10

/** What a persisted read may be cached for, by the REST call that it needs; null: not at all. */
export function sharedTimes(call: CallName): SharedTimes | null {
  const times = ANSWER_TIMES[call]
  return times ? { maxAge: times.fresh, staleWhileRevalidate: times.fresh * STALE_FACTOR } : null
}

/** `Cache-Control` of a persisted read that had no error: the strictest of its calls; dates make it private to the moment. */
export function cacheControl({ calls, isPrivate }: Trace): string {
  const times = calls.map(({ call, path, outcome }) => {
    const isLasting = outcome === 'ok' || outcome === 'not_found'
    return isLasting && !path.includes('reservation_') ? sharedTimes(call) : null
  })
  const known = times.filter((time) => time !== null)
  if (isPrivate || known.length === 0 || known.length < times.length) return NO_STORE
  const maxAge = Math.min(...known.map((time) => time.maxAge))
  const stale = Math.min(...known.map((time) => time.staleWhileRevalidate))
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`
}
