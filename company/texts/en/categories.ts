// Pages of categories. `name`: the entry's own; `page`: “, page 2” or nothing.
export const listTitle = 'Categories: what you can rent by the day'
export const listDescription =
  'Choose a category and see what is available on your dates, and what it costs for as many days as you need.'
export const none = 'No categories yet'
export const noneText = 'The catalogue has all items, though.'

export function title(name: string, page: string): string {
  return `${name} for rent by the day${page}`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: prices per day, and what is available on your dates.`
}
