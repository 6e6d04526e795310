import {
  type Client,
  createClient,
  fetchExchange,
  formatDocument,
  makeOperation,
  mapExchange,
  type SSRData,
  ssrExchange,
} from '@urql/core'
import { CACHEABLE_READ } from '../offline/names.ts'
import { noteCached } from '../offline/useCachedAt.ts'
import { lateCache } from './lateCache.ts'
import { typographyExchange } from './typography.ts'
import { wholeExchange } from './wholeAnswer.ts'

type Tab = {
  client: Client
  /** Adds answers that came in another way: they replace the requests of their queries. */
  restore(answers: SSRData): void
  /** Loads the cache before anybody waits for it. */
  prepare(): void
}

let current: Tab | undefined

/** The tab's client; made at the first call from the answers that came with the page. */
export function tabClient(answers?: SSRData): Client {
  current ??= createTab(answers)
  return current.client
}

export function restoreAnswers(answers: SSRData): void {
  current?.restore(answers)
}

/** Drops every cached answer: the next page fetches again. For a change of rental dates. */
export function forgetAnswers(): void {
  current = undefined
}

export function prepareCache(): void {
  current?.prepare()
}

/** A client of its own, without a tab. */
export function createTab(answers: SSRData = {}, url = '/graphql'): Tab {
  const served = ssrExchange({ isClient: true, initialState: answers })
  const cache = lateCache(served, async () => (await import('./normalizedCache.ts')).normalizedCache)
  const client = createClient({
    url,
    preferGetMethod: false,
    fetch: async (...request) => noteCached(await fetch(...request)),
    exchanges: [pageExchange, cache.exchange, served, typographyExchange, wholeExchange, fetchExchange],
  })
  return { client, restore: served.restoreData, prepare: cache.start }
}

/** The gateway answers browsers only where the request could not have come from another site's form. */
const HEADERS = { 'graphql-require-preflight': '1' }
const FRESH = { fetchOptions: { headers: HEADERS } }
const CACHEABLE = { fetchOptions: { headers: { ...HEADERS, [CACHEABLE_READ]: '1' } } }

/** An answer that need not be fresh may be shown again without a connection. */
const pageExchange = mapExchange({
  onOperation(operation) {
    const isCacheable = operation.kind === 'query' && operation.context.requestPolicy !== 'network-only'
    // With `__typename`: the text is a registered operation, whether or not the cache has loaded.
    const request = { ...operation, query: formatDocument(operation.query) }
    return makeOperation(operation.kind, request, {
      ...operation.context,
      ...(isCacheable ? CACHEABLE : FRESH),
    })
  },
})
