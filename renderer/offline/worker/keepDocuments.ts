/// <reference lib="webworker" />
import { documents } from './kept.ts'
import { mayBeKept } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The most documents that a page may ask to be kept at once. */
const MOST = 4

/** Keeps the documents of pages that were opened in place, as a message names them: their reload may find no line. */
export async function keepDocuments(event: ExtendableMessageEvent): Promise<void> {
  const wanted: unknown = event.data?.keep
  if (!Array.isArray(wanted)) return
  for (const path of wanted.slice(0, MOST)) {
    const url = new URL(String(path), self.location.origin)
    if (url.origin !== self.location.origin || !mayBeKept(url)) continue
    const [answered, kept] = documents.handleAll({ event, request: new Request(url) })
    await Promise.all([answered, kept]).catch(() => undefined)
  }
}
