import { byteStore } from '#gateway/rest/stores/byteStore.ts'

const MAX_BYTES = 4 * 1024 * 1024

/** What is kept of the pages' parts for all visitors, see `renderer/document/keptParts.ts`. */
export function createKeptParts(maxBytes = MAX_BYTES): Vike.KeptParts {
  const parts = byteStore<string>(maxBytes, (html) => 2 * html.length, { maxEntry: maxBytes / 64 })
  return {
    get: (source) => parts.get(source),
    set(source, html) {
      // A copy: what is cut out of a page holds the whole page in memory.
      parts.set(source, Buffer.from(html, 'utf16le').toString('utf16le'))
    },
  }
}
