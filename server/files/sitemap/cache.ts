import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { byteStore } from '#gateway/stores/byteStore.ts'
import { type Dated, isGood, isUsable, orOld, singleFlight } from '#gateway/stores/renewal.ts'

/** More parts are requested than can be made: try again in a few seconds. */
export class SitemapBusyError extends Error {}

type Stored<Value> = Dated & { value: Value }

const HOUR_MS = 3_600_000
/** While a service is down, its last good answer is given for a week; after a failure it is left alone for a moment. */
const TIMES = { fresh: HOUR_MS, stale: 7 * 24 * HOUR_MS, retry: 5000 }
/** Five hundred parts of 5,000 compressed URLs. */
const MAX_BYTES = 32 * 1024 * 1024
/** The most parts that are built at once, and the most that wait for it. */
const MAX_MAKING = 2
const MAX_WAITING = 100

/** Caches the parts of the sitemap: equal work is done once, old work is better than none, and little is done at a time. */
export function createSitemapCache() {
  const queue = bulkhead(MAX_MAKING, MAX_WAITING)

  /** The stored value of a key at once; a stale one is renewed in the background. Without one, the result of `make`. */
  function store<Value>(bytesOf: (value: Value) => number) {
    const entries = byteStore<Stored<Value>>(MAX_BYTES, ({ value }) => bytesOf(value))
    const { share } = singleFlight<Value>()
    return async (key: string, make: () => Promise<Value>): Promise<Value> => {
      const stored = entries.get(key)
      if (stored && isGood(stored, TIMES)) return stored.value
      const made = share(key, async () => {
        try {
          const value = await queue.execute(make)
          entries.set(key, { value, at: performance.now() })
          return value
        } catch (error) {
          if (stored) stored.failedAt = performance.now()
          throw error instanceof BulkheadRejectedError ? new SitemapBusyError() : error
        }
      })
      return stored && isUsable(stored, TIMES) ? orOld(made, stored.value, 0) : made
    }
  }

  return { count: store<number>(() => 0), part: store<Buffer>((part) => part.byteLength) }
}
