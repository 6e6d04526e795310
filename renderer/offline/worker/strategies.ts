/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type Strategy,
  type StrategyOptions,
} from 'workbox-strategies'
import { answerKey, cachedCopy } from './copies.ts'
import { offlinePage } from './offlinePage.ts'

/** How long a page that was seen is cached, seconds. */
const ONE_WEEK = 7 * 24 * 3600
/** A connection that has not answered by then is weak: the cached copy is shown, and says so. Without one the answer is waited for. */
const PATIENCE_SECONDS = 4

const DOCUMENTS = 'sutki-documents'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

const matchOptions = { ignoreVary: true }
const fallback: WorkboxPlugin = {
  // Firefox answers a preload that failed with an error response, which Workbox takes for the server's: the copy is looked for here.
  async handlerDidError({ request }) {
    const cache = await caches.open(DOCUMENTS)
    return (await cache.match(request, matchOptions)) ?? offlinePage(cache)
  },
}

/** Pages: as they are now, or the cached copy when the server does not answer. */
export const documents = networkFirst(DOCUMENTS, 40, 'text/html', [fallback])
/** Pages that are never cached. */
export const uncachedDocuments = new NetworkOnly({ plugins: [fallback] })
/** The data of pages that are opened in place. */
export const payloads = networkFirst('sutki-payloads', 60, 'application/json')
/** The gateway's answers to reads. They are requested by POST, which no cache takes: the key of one is a hash of its request. */
export const answers = networkFirst('sutki-answers', 100, 'application/', [
  {
    // Before the body is sent, and gone.
    async requestWillFetch({ request, state }) {
      if (state) state.key = await answerKey(request)
      return request
    },
    cacheKeyWillBeUsed: async ({ request, state }) => state?.key ?? request,
  },
])
/** Pictures: their names change with what they show. */
export const pictures = new CacheFirst({
  cacheName: 'sutki-pictures',
  matchOptions,
  plugins: [copies('image/'), expiration(150)],
})
/** Files of another build than the worker's: a tab that was opened after a deployment. They may wait among the next worker's. */
export const assets = new CacheFirst({
  cacheName: 'sutki-assets',
  matchOptions,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? caches.match(request),
    },
    copies(''),
    expiration(150),
  ],
})

function networkFirst(
  cacheName: string,
  entries: number,
  type: string,
  more: WorkboxPlugin[] = [],
): Strategy {
  const plugins = [...more, copies(type), expiration(entries)]
  return new NetworkFirst({ cacheName, matchOptions, networkTimeoutSeconds: PATIENCE_SECONDS, plugins })
}

/** The most entries; `cachedCopy()` bounds each. */
function expiration(maxEntries: number): WorkboxPlugin {
  // Its optional parts are declared as undefined, which the type of a plugin does not allow.
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: ONE_WEEK,
    matchOptions,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin
}

function copies(type: string): WorkboxPlugin {
  return { cacheWillUpdate: ({ response }) => cachedCopy(response, type, Date.now()) }
}
