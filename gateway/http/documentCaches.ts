import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Characters of the documents that are kept parsed: all of a few clients. A parsed document takes about 60 times its text. */
const MAX_CHARACTERS = 300_000

/** Parsed documents by their text, bounded by it: Yoga's own cache keeps a thousand documents of any size. */
export function createDocumentCaches() {
  const create = <Value extends object>() =>
    new LRUCache<string, Value>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, text) => text.length + 1 })
  return { documentCache: create<DocumentNode>(), errorCache: create<Error>() }
}
