import { plural } from './plural.ts'

// The panel below the field of the search. `typed`: what the visitor typed; `words`: what was searched for; counts are written already.
export const list = 'Suggestions'
export const failed = 'The suggestions did not load'
export const failedText = 'The search works: press Enter to see the results'
export const noneText =
  'Try fewer words, or ask us: sometimes we have it in the warehouse but not on the website yet'
// Where a search can begin.
export const popular = 'Often rented'
export const last = 'Your last searches'
export const forget = 'Forget all'

export function none(typed: string): string {
  return `Nothing found for “${typed}”`
}

/** `period`: the visitor's dates in words. */
export function productsOn(period: string): string {
  return `Items for ${period}`
}

export function showAll(count: string, words: string): string {
  return `Show all ${count} for “${words}”`
}

/** Other words were searched than the visitor's. */
export function searchedFor(words: string, typed: string): string {
  return `Showing “${words}”; you typed “${typed}”`
}

export function searchExactly(typed: string): string {
  return `Search for “${typed}”`
}

// The number of suggestions, for screen readers.
export function found(count: number): string {
  return `${count} ${plural(count, 'suggestion')}`
}

/** `found`: how many. */
export function foundFor(words: string, typed: string, found: string): string {
  return `${found} for “${words}”; you typed “${typed}”`
}
