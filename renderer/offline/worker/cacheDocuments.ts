/// <reference lib="webworker" />
import type { Strategy } from 'workbox-strategies'
import { isCacheable } from './rules.ts'
import { assets, documents } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

/** The most documents and files that a page may have cached at once. */
const MOST = 4
const MOST_FILES = 80

/**
 * Caches the documents of pages that were opened in place, as a message names them: their reload may find no connection. The tab that was there before the
 * worker also names the files that it has loaded.
 */
export async function cacheDocuments(event: ExtendableMessageEvent): Promise<void> {
  const { keep, files } = Object(event.data)
  for (const url of ownUrls(keep, MOST)) if (isCacheable(url)) await cache(documents, url, event)
  for (const url of ownUrls(files, MOST_FILES))
    if (url.pathname.startsWith('/assets/')) await cache(assets, url, event)
}

/** The URLs that a message names, those of the shop itself. */
function ownUrls(named: unknown, most: number): URL[] {
  if (!Array.isArray(named)) return []
  const all = named.slice(0, most).map((path) => new URL(String(path), self.location.origin))
  return all.filter(({ origin }) => origin === self.location.origin)
}

async function cache(strategy: Strategy, url: URL, event: ExtendableMessageEvent): Promise<void> {
  const [answered, stored] = strategy.handleAll({ event, request: new Request(url) })
  await Promise.all([answered, stored]).catch(() => undefined)
}
