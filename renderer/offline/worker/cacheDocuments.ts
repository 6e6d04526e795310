/// <reference lib="webworker" />
import type { Strategy } from 'workbox-strategies'
import { assets, documents } from './kept.ts'
import { mayBeKept } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The most documents and files that a page may ask to be kept at once. */
const MOST = 4
const MOST_FILES = 80

/**
 * Keeps the documents of pages that were opened in place, as a message names them: their reload may find no line. The tab that was there before the
 * worker also names the files that it has loaded.
 */
export async function keepDocuments(event: ExtendableMessageEvent): Promise<void> {
  const { keep, files } = Object(event.data)
  for (const url of addresses(keep, MOST)) if (mayBeKept(url)) await take(documents, url, event)
  for (const url of addresses(files, MOST_FILES))
    if (url.pathname.startsWith('/assets/')) await take(assets, url, event)
}

/** What a message names, of the shop itself. */
function addresses(named: unknown, most: number): URL[] {
  if (!Array.isArray(named)) return []
  const all = named.slice(0, most).map((path) => new URL(String(path), self.location.origin))
  return all.filter(({ origin }) => origin === self.location.origin)
}

async function take(strategy: Strategy, url: URL, event: ExtendableMessageEvent): Promise<void> {
  const [answered, kept] = strategy.handleAll({ event, request: new Request(url) })
  await Promise.all([answered, kept]).catch(() => undefined)
}
