import { plural } from './plural.ts'

// The sums and counts of an order. `days`, `pieces`, `things`, sums: in words.
export const total = 'Total'
/** Where not all is free: of what is. */
export const freeTotal = 'Total of what’s available'
/** Where the price of something is not known, or it is gone: of the rest. */
export const countedTotal = 'Total of what is counted'
export const furtherDays = 'How further days are priced'
/** In the place of a sum that only the company's own tariff knows. */
export function unsaid(onDates: boolean): string {
  return onDates
    ? 'We could not get the sum just now. Please try again in a minute, or call us.'
    : 'Choose dates, and we will tell you the sum.'
}

/** Read out in the place of a sum that is on its way. */
export const asked = 'Working out the sum'
export const code = 'Promo code'
/** Where the sum with it comes with the answer. */
export const codeLater = 'We will show the total with it before we accept anything'
/** The company's service decides: no page knows whether a code means anything. */
export const codeSent = 'If the code is valid, the total includes it'
export const applyCode = 'Apply'
/** In its place where no script runs: the estimate has it. */
export const inPlan = 'in the estimate'
/** Above what may be taken besides. */
export const options = 'If you like, on top of the total:'
export const taken = 'Taken on your dates'
/** A sum follows, and a link. */
export const untilFreeDelivery = 'Until free delivery: '
export const addToOrder = 'Add to your order'
// After “pick-up” and “return”; an hour follows.
export const from = ' from\u00A0'
export const by = ' by\u00A0'

/** `first`: the days at the base rate, at the beginning of a sentence. */
export function explained(first: string): string {
  return `${first} at the base rate, each further day at a reduced one. Every item has its own.`
}

export function counts(things: string, pieces: string): string {
  return `${things}, ${pieces}`
}

export function withExtras(counts: string, extras: string): string {
  return `${counts} and ${extras}`
}

/** “29 extras”; `written` is the number with its commas. */
export function extras(count: number, written: string): string {
  return `${written}\u00A0${plural(count, 'extra')}`
}

/** How a rental is priced: its days at the base rate, and how many more at the reduced one. */
export function priced(basic: string, more: number): string {
  return `${basic} at the base rate${more > 0 ? `, ${more} at a reduced rate` : ''}`
}

/** The same beside the sum of a line. */
export function parts(basic: string, more: number): string {
  return more > 0 ? `${basic} +\u00A0${more}\u00A0more` : basic
}

/** Why delivery is free. */
export function orderFrom(sum: string): string {
  return `order from\u00A0${sum}`
}
