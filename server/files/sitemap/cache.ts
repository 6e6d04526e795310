import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'

/** More parts are requested than can be made: try again in a few seconds. */
export class SitemapBusyError extends Error {}

type Kept<Value> = { value: Value; madeAt: number }

const HOUR_MS = 3_600_000
/** While a service is down, its last good answer is given for so long. */
const STALE_MS = 7 * 24 * HOUR_MS
/** After a failure a service is left alone for a moment. */
const PAUSE_MS = 5000
/** A part of 5,000 compressed URLs takes about 60 KB. */
const MAX_ENTRIES = 500
/** What is made at once, and how much may wait for it. */
const MAX_MAKING = 2
const MAX_WAITING = 100

/** What the sitemap is made of: equal work is done once, old work is better than none, and little is done at a time. */
export function createSitemapCache() {
  const queue = bulkhead(MAX_MAKING, MAX_WAITING)

  /** What was made for a key at once, also what is stale, which is then made anew in the background. Otherwise what `make` brings. */
  function store<Value>() {
    const entries = new LRUCache<string, Kept<Value>, () => Promise<Value>>({
      max: MAX_ENTRIES,
      ttl: HOUR_MS,
      allowStale: true,
      // Looked up here, where a test can turn it.
      perf: performance,
      async fetchMethod(_key, kept, { context: make, options }) {
        try {
          return { value: await queue.execute(() => make()), madeAt: performance.now() }
        } catch (error) {
          if (!kept || performance.now() - kept.madeAt > STALE_MS)
            throw error instanceof BulkheadRejectedError ? new SitemapBusyError() : error
          options.ttl = PAUSE_MS
          return kept
        }
      },
    })
    return async (key: string, make: () => Promise<Value>): Promise<Value> =>
      (await entries.forceFetch(key, { context: make })).value
  }

  return { count: store<number>(), part: store<Buffer>() }
}
