import { texts } from '#company/texts/index.ts'
import { readText } from '#renderer/catalog/catalogUrl.ts'

/** The search text of a page, from its URL; empty where that is nothing readable. */
export function searchText(routeParams: Readonly<Record<string, string>>): string {
  // The router decodes everything but the slash.
  return readText((routeParams.searchParam ?? '').replaceAll('%2F', '/')) ?? ''
}

/** The text without the straight quotes that mean an exact search. */
export function shownText(text: string): string {
  return /^"[^"]+"$/.test(text) ? text.slice(1, -1) : text
}

/** The words of a search that are worth looking for one by one; none when there is only one. */
export function searchWords(text: string): string[] {
  const words = new Set(
    shownText(text)
      .split(/\s+/)
      .filter((word) => word.length >= SHORTEST_WORD),
  )
  return words.size > 1 ? [...words].slice(0, MAX_WORDS) : []
}

/** A search for what has any word of a text. */
export function anyWord(text: string): string {
  const words = searchWords(text)
  return words.length > 0 ? words.join(texts.found.anyOf) : shownText(text)
}

/** The short name of a product, to search for it: «тепловая пушка дизельная» of «Тепловая пушка дизельная, 20 кВт». */
export function shortName(name: string): string {
  const [short = ''] = name.split(/[,«(]/)
  return short.trim().toLowerCase()
}

const SHORTEST_WORD = 3
const MAX_WORDS = 6
