// Pages of assortments. `name`: the entry's own; `page`: “, page 2” or nothing.
export const productsFailed = 'The items of this collection cannot be shown right now'
export const productsFailedText = 'The error is on our side. The rest of the page works'
export const empty = 'This collection is empty for now'
export const emptyText = 'We are still choosing items for it. Everything else is in the catalogue.'

export function title(name: string, page: string): string {
  return `${name}: a collection for rent${page}`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: prices per day, and what is available on your dates.`
}
