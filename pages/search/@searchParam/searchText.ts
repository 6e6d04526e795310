import { readText } from '#renderer/catalog/catalogAddress.ts'

/** What a search page looks for, from its address; an empty text where that is nothing readable. */
export function searchText(routeParams: Readonly<Record<string, string>>): string {
  // The router decodes everything but the slash.
  return readText((routeParams.searchParam ?? '').replaceAll('%2F', '/')) ?? ''
}

/** The words of a search that are worth looking for one by one; none when there is only one. */
export function searchWords(text: string): string[] {
  const words = new Set(text.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD))
  return words.size > 1 ? [...words].slice(0, MOST_WORDS) : []
}

const SHORTEST_WORD = 3
const MOST_WORDS = 6
