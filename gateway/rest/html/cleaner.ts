import { createTurns } from '../../stores/turns.ts'
import { cleanHtml, storedPicture } from './clean.ts'
import type { UncleanHtml } from './html.ts'

/** Characters that are cleaned in one turn of the event loop: some twenty milliseconds of it. */
const MAX_IN_TURN = 100_000

type Pictures = {
  /** The base URLs of the storages, the first of them the one that paths are appended to. */
  storages: readonly string[]
  /** The URL at which the shop shows a picture of the storage. */
  urlOf(original: string): string
}

/** Cleans a text of a service: what may be shown of it, null when that is nothing. */
export type CleanHtml = (html: UncleanHtml | null) => string | null | Promise<string | null>

/** Cleans texts when they are requested, each once, few in one turn of the event loop. */
export function createHtmlCleaner({ storages, urlOf }: Pictures): CleanHtml {
  const turn = createTurns(MAX_IN_TURN)

  function pictureOf(src: string): string | null {
    const original = storedPicture(src, storages)
    return original && urlOf(original)
  }

  function clean(html: UncleanHtml): string | null {
    if (html.cleaned === undefined)
      html.cleaned = cleanHtml(html.source, pictureOf, URL.parse(urlOf('picture'))?.origin)
    return html.cleaned
  }

  return (html) => {
    if (html === null) return null
    const isTurn = html.cleaned === undefined ? turn(html.source.length) : null
    return isTurn ? isTurn.then(() => clean(html)) : clean(html)
  }
}
