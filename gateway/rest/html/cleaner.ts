import { byteStore } from '../stores/byteStore.ts'
import { createTurns } from '../stores/turns.ts'
import { cleanHtml, storedPicture } from './clean.ts'
import type { UncleanHtml } from './html.ts'

/** Characters that are cleaned in one turn of the event loop: some twenty milliseconds of it. */
const MAX_IN_TURN = 100_000
/** The bound of the cached texts, as they came and as they were cleaned. */
const MAX_BYTES = 10_000_000

type Pictures = {
  /** The base URLs of the storages, the first of them the one that paths are appended to. */
  storages: readonly string[]
  /** The URL at which the shop shows a picture of the storage. */
  urlOf(original: string): string
}

/** Cleans a text of a service: what may be shown of it, null when that is nothing. */
export type CleanHtml = (html: UncleanHtml | null) => string | null | Promise<string | null>

/** Cleans texts when they are requested, few in one turn of the event loop; equal ones once. */
export function createHtmlCleaner({ storages, urlOf }: Pictures): CleanHtml {
  const cache = byteStore<{ text: string | null }>(MAX_BYTES, ({ text }) => 2 * (text?.length ?? 0))
  const turn = createTurns(MAX_IN_TURN)

  function pictureOf(src: string): string | null {
    const original = storedPicture(src, storages)
    return original && urlOf(original)
  }

  function clean(source: string): string | null {
    const cached = cache.get(source)
    if (cached) return cached.text
    const text = cleanHtml(source, pictureOf, URL.parse(urlOf('picture'))?.origin)
    cache.set(source, { text })
    return text
  }

  return (html) => {
    if (html === null) return null
    const { source } = html
    const isTurn = cache.has(source) ? null : turn(source.length)
    return isTurn ? isTurn.then(() => clean(source)) : clean(source)
  }
}
