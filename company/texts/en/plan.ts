// A plan: what became of its rows, what all of it costs, and what of its link could not be read. Dates, sums and counts come in words.
export const gone = 'No longer rented out, not in the total'
export const none = 'Out of stock, not in the total'
export const taken = 'Taken on these dates, not in the total'
export const unpriced = 'We will tell you the price for these dates by phone'
export const notRelated = 'No longer offered as an extra'
export const prepayment = 'Payment in advance'
export const rest = 'Balance at the handover'
// The parts of a link that could not be read.
export const version = 'The link was made by a newer version of this website and cannot be read here.'
export const title = 'The name is not shown: it has a link, a phone number or a card number in it.'
export const dates = 'The link has no dates, or there is a typo in them.'
export const made =
  'When the quote was made could not be read, so it cannot be compared with the earlier prices.'
export const sums = 'Some of the earlier amounts could not be read, so they cannot be compared.'

export function lines(positions: string): string {
  return `Could not be read and left out: ${positions}.`
}

/** “1 item changed since 22 November”. */
export function changes(day: string, _count: number, positions: string): string {
  return `${positions} changed since ${day}`
}

/** In a row; both counts are written already. */
export function free(stock: string, quantity: string): string {
  return `${stock}\u00A0of\u00A0${quantity} available`
}

/** By how much the price of a row has changed. */
export function repriced(difference: string, isDearer: boolean): string {
  return `${difference} ${isDearer ? 'more' : 'less'} than before`
}

/** The button that takes what is free. */
export function take(pieces: string): string {
  return `Take ${pieces}`
}

/** The sum on the day of the plan. */
export function was(day: string): string {
  return `On ${day}`
}

/** The sum today. */
export function now(day: string): string {
  return `Now, ${day}`
}

/** `term`: within how long it is returned, null where nobody says. */
export function deposit(term: string | null): string {
  return `Deposit, returned ${term === null ? 'afterwards' : `within ${term}`}`
}
