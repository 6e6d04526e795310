import { days } from './units.ts'

// The effect of other dates on the cart. Counts are written already; `period`, `positions`, sums: in words.
export const title = 'What changes'
export const counting = 'Working out the difference'
export const failed = 'The difference could not be worked out'
export const failedText = 'You can change the dates: the new total will be in the cart'
export const cartOnDates = 'Your cart on these dates'
export const cartFailed = 'The total of your cart could not be worked out'
export const cartFailedText = 'You can still change the dates'
export const chooseDates = 'Choose your dates: we will work out your cart and check what is available'
export const now = 'Now'
/** A link follows. */
export const markedDays = 'You can choose marked days too: we show what changes first. '
export const reset = 'Reset the dates'
// After what the cart costs.
export const someTaken = ', not everything is available'
export const estimated = ', estimated total'
// Dates on which all of it is free.
export const allFree = 'Everything is available'
export const searching = 'Looking for dates for the whole cart'
export const whenFree = 'When the whole cart is available'
/** After `whenFree`. */
export const partlyChecked = '. We have not checked every day: there may be nearer ones'
export const never = 'The whole cart is not available together within a month of these dates'
export const noneFound = 'We found no dates nearby for the whole cart, but have not checked every day'
// Its lines.
export const item = 'Item'
export const unlisted = 'This item is no longer there'
/** After a number of units. */
export const extra = ', extra'
export const was = 'was '
export const unpriced = 'We will tell you the price by phone'
export const withoutPrice = 'no price yet'
/** After a list of what is short. */
export const staysInCart = '. You can change the dates: everything stays in your cart'
export const sameSum = 'the same total'

/** In the middle of a sentence; `more`: by how many days, negative where they are fewer. */
export function length(more: number): string {
  if (more === 0) return 'the same length'
  return `${days(Math.abs(more))} ${more > 0 ? 'longer' : 'shorter'}`
}

/** Before a sum. */
export function cart(withDelivery: boolean): string {
  return `${cartOnDates}${withDelivery ? ' with delivery' : ''}: `
}

/** `what`: what is wrong with it. */
export function named(name: string, what: string): string {
  return `${name}: ${what}`
}

/** After a list of others. */
export function andMore(positions: string): string {
  return ` and ${positions} more`
}

export function free(stock: string, quantity: string): string {
  return `${stock}\u00A0of\u00A0${quantity} available`
}

/** After a name. */
export function some(stock: string, quantity: string): string {
  return free(stock, quantity)
}

export function difference(sum: string, isMore: boolean): string {
  return `${sum} ${isMore ? 'more' : 'less'}`
}

export function asBefore(sum: string): string {
  return `${sum}, as before`
}

export function changed(sum: string, before: string): string {
  return `${sum}, was ${before}`
}

export function unchanged(period: string, isAllFree: boolean): string {
  return `${period}: ${isAllFree ? 'everything is available' : sameSum}`
}

export function unchangedSum(sum: string, hasSameLength: boolean): string {
  return `The same ${hasSameLength ? 'length and ' : ''}total: ${sum}`
}

export function tooFew(period: string): string {
  return `Not everything is available ${period}`
}
