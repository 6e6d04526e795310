import { BentoCache, bentostore, errors } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'

/** Remembers what is expensive to make. */
export type SitemapCache = {
  /** The cached value at once, also a stale one, which is then rebuilt in the background. Otherwise what `make` brings. */
  get<Value>(key: string, make: () => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

/** More parts are requested than can be made: try again in a few seconds. */
export class SitemapBusyError extends Error {}

const FRESH = '1h'
/** While a service is down, its last good answer is given for so long. */
const STALE = '7d'
/** After a failure a service is left alone for a moment. */
const PAUSE = '5s'
/** A part of 5,000 compressed URLs takes about 60 KB. */
const MAX_ENTRIES = 500
/** What is made at once, and how much may wait for it. */
const MAX_MAKING = 2
const MAX_WAITING = 100

/** A cache in the process: equal work is done once, old work is better than none, and little is done at a time. */
export function createSitemapCache(): SitemapCache {
  const store = bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, serialize: false }))
  const bento = new BentoCache({
    default: 'sitemap',
    stores: { sitemap: store },
    ttl: FRESH,
    grace: STALE,
    graceBackoff: PAUSE,
    timeout: 0,
  })
  const queue = bulkhead(MAX_MAKING, MAX_WAITING)

  return {
    async get(key, make) {
      try {
        return await bento.getOrSet({ key, factory: () => queue.execute(() => make()) })
      } catch (error) {
        // The cache wraps what was thrown: callers know the cause, not the wrapper.
        const cause = error instanceof errors.E_FACTORY_ERROR ? error.cause : error
        throw cause instanceof BulkheadRejectedError ? new SitemapBusyError() : cause
      }
    },
    close: () => bento.disconnectAll(),
  }
}
