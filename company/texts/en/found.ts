// The page of a search. `typed`: what the visitor typed.
export const products = 'Items'
export const assortments = 'Collections'
export const answers = 'Answers'
export const counts = 'What was found'
export const similar = 'Similar in meaning'
export const byWord = 'Search for one word'
export const whereToLook = 'Where to look'
export const label = 'Search the catalogue'
export const submit = 'Search'
export const emptyTitle = 'Search the catalogue'
export const whatToFind = 'What are you looking for?'
export const whatToType = 'Type what you need: a thing, a kind of thing, or what it is for.'
export const searchBetter =
  'Please check the spelling or use fewer words: one word finds more. Sometimes we have it in the warehouse but not on the website yet, so just ask.'
/** Joins words any of which is enough. */
export const anyOf = ' or '

/** `page`: “, page 2” or nothing. */
export function title(typed: string, page: string): string {
  return `“${typed}”: search the catalogue${page}`
}

export function description(typed: string): string {
  return `What you can rent by the day for “${typed}”.`
}

/** `isAnythingFound`: though no products. */
export function nothing(typed: string, isAnythingFound: boolean): string {
  return `${isAnythingFound ? 'No items' : 'Nothing'} found for “${typed}”`
}

/** Other words were searched than the visitor's. */
export function searchedFor(words: string, typed: string): string {
  return `Showing results for “${words}”; you typed “${typed}”.`
}

export function searchExactly(typed: string): string {
  return `Search for “${typed}”`
}
