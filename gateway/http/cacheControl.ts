import type { Trace } from '../base/trace.ts'
import { NOT_FOUND_SECONDS } from '../rest/calls/cacheTimes.ts'
import { CALLS, type CallName } from '../rest/calls/index.ts'

/** Seconds for which a shared cache may serve an answer: fresh, and then stale while it revalidates. */
type SharedTimes = { maxAge: number; staleWhileRevalidate: number }

export const NO_STORE = 'no-store'

/** max-age equals the gateway's own TTL; stale-while-revalidate is ten times as long. */
const STALE_FACTOR = 10

/** The times for which a persisted read may be cached, by the REST call that it needs; null: not at all. */
export function sharedTimes(call: CallName): SharedTimes | null {
  const times = CALLS[call].times
  return times ? { maxAge: times.fresh, staleWhileRevalidate: times.fresh * STALE_FACTOR } : null
}

/** The facts that decide how long the answer of an operation may be cached. */
export type OperationTrace = Pick<Trace, 'calls' | 'isPrivate' | 'validFor'>

/** `Cache-Control` of the answers of several operations together, which are sent for `heldFor` more seconds. */
export function sharedCacheControl(traces: readonly OperationTrace[], heldFor = 0): string {
  return cacheControl({
    calls: traces.flatMap(({ calls }) => calls),
    isPrivate: traces.some(({ isPrivate }) => isPrivate),
    validFor: Math.max(0, Math.min(...traces.map(({ validFor }) => validFor)) - heldFor),
  })
}

/** `Cache-Control` of a persisted read that had no error: the strictest of its calls; dates make it private to the moment. */
export function cacheControl({ calls, isPrivate, validFor }: OperationTrace): string {
  const times = calls.map(({ call, isDated, outcome }) => {
    const times = isDated ? null : sharedTimes(call)
    if (outcome !== 'not_found') return outcome === 'ok' ? times : null
    // An entity that the service does not have may be there soon.
    return times && { maxAge: Math.min(times.maxAge, NOT_FOUND_SECONDS), staleWhileRevalidate: 0 }
  })
  const cacheable = times.filter((time) => time !== null)
  if (isPrivate || cacheable.length === 0 || cacheable.length < times.length) return NO_STORE
  // Whole seconds: a cache takes anything else for stale.
  const maxAge = Math.floor(Math.min(...cacheable.map((time) => time.maxAge), validFor))
  const stale = Math.floor(Math.min(...cacheable.map((time) => time.staleWhileRevalidate), validFor - maxAge))
  return `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}
