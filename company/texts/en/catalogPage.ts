// The page of the whole catalogue.
export const description =
  'Everything you can rent: prices per day and for your dates, and how much of each item is available on which day.'

/** The title of its page. `page`: “, page 2” or nothing. */
export function title(page: string): string {
  return `Catalogue: rental by the day${page}`
}
