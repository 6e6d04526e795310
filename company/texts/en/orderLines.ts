// The lines of an order, and its sums.
export const fold = 'Show fewer'
export const unlisted = 'an item that is no longer there'
/** Before the lines that are not ordered, with their reasons. */
export const left = 'Not in the order: '
export const total = 'Total'
export const withDelivery = 'Totals with delivery'
export const uncounted = 'The total cannot be worked out right now'
export const uncountedText =
  'The catalogue does not answer. The order is placed only if the price has stayed the same.'

export function more(positions: string): string {
  return `${positions} more`
}

/** How many of an extra. */
export function extra(pieces: string): string {
  return `${pieces}, extra`
}

export function andExtras(extras: string, sum: string): string {
  return `and ${extras} for ${sum}`
}
