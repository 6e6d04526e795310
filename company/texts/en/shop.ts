/** The search field while the company gives no example. */
export const searchExample = 'What are you looking for?'
/** A name to begin with. */
export const newName = 'New company'
/** The shop in a sentence: below its icon, in a list of apps. */
export const description = 'Things for rent by the day, with the price for your dates.'
/** The title of the frame with the map, and the language of the map by Yandex. */
export const map = 'Map'
export const mapLanguage = 'en_US'

/** The title of a page, with the shop's name where it has none. */
export function titled(page: string, name: string): string {
  return page.includes(name) ? page : `${page} — ${name}`
}

/** The title of the shop as a whole. */
export function title(name: string): string {
  return `${name} — rental by the day`
}
