import { plural } from './plural.ts'
import { positions } from './units.ts'

// The page of a ready-made solution, without what comes late. Dates, sums and most counts come in words.
export const sumTitle = 'Price of the set'
export const buttonsFailed = 'The buttons of this set did not load'
// The contents of the set.
export const inside = 'What is inside'
export const listFailed = 'The list of items cannot be shown right now'
export const listFailedText = 'The error is on our side. Please try again in a minute.'
export const stockFailed = 'We could not find out what is available'
export const stockFailedText = 'The prices are right. Availability on your dates will be checked once more.'
export const empty = 'We are still putting this set together.'
// Its lines.
export const was = 'Was '
export const left = 'Left out'
export const gone = 'No longer for rent'
export const noPrice = 'Price on request'
/** Before the name of what a line replaces. */
export const insteadOf = 'Instead of: '
// The products that are not in its sum, and why.
export const leftOut = 'Not in the total'
export const isBusy = 'taken'
export const isNone = 'out of stock'
export const isGone = 'no longer for rent'
export const hasNoPrice = 'price on request'
export const isLeft = 'left out'
// Its sum.
export const set = 'Set'
export const allFree = 'Everything is available on your dates'
export const plusHint = '“+” adds the full quantity'
export const datesPassed = 'The dates you chose have passed'
export const datesPassedPrice = 'The dates you chose have passed: this is the price of the shortest rental'
export const noDates = 'Choose your dates to see what is available'
export const noDatesPrice = 'The shortest rental. Choose your dates to see what is available'
export const perGuest = 'Per guest'
export const total = 'Total'
/** Before the lowest price that the company states. */
export const usuallyFrom = 'usually from\u00A0'
// Below it.
export const similar = 'Similar sets'
export const similarFailed = 'The similar sets did not load'
/** The unit of the number of guests, for screen readers. */
export const guestsLabel = 'guests'

/** The title of its page. */
export function title(name: string): string {
  return `${name}: a ready-made set for rent`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: what is inside, what it costs and what is available.`
}

/** Below a description that names quantities, while other guests are chosen. */
export function describedFor(guests: string): string {
  return `Described for ${guests}. The list has the quantities for yours`
}

export function forGuests(guests: string): string {
  return `For\u00A0${guests}`
}

/** After a sum: for how many days, or how many units. */
export function sumFor(count: string): string {
  return `for\u00A0${count}`
}

export function setFor(days: string): string {
  return `Set for ${days}`
}

export function showMore(count: number): string {
  return `Show ${count} more`
}

/** How many of its lines the visitor has to decide about. */
export function waiting(count: number, total: number): string {
  return `${count}\u00A0of\u00A0${positions(total)} ${plural(count, 'needs', 'need')} your decision`
}

/** Less than is requested: on the visitor's dates or at all. */
export function partFree(free: string, requested: string, onDates: boolean): string {
  return `${free}\u00A0of\u00A0${requested} ${onDates ? 'available' : 'in stock'}`
}

export function pricePerDay(price: string): string {
  return `${price} per\u00A0day each`
}

export function wholeFree(count: number, total: number): string {
  return `${count}\u00A0of\u00A0${positions(total)} available in full`
}

export function andMore(count: number): string {
  return `and ${count} more`
}

export function ownGuests(guests: string): string {
  return `This set is for\u00A0${guests}`
}

export function recounted(own: number, guests: string): string {
  return `What each person needs is recounted from\u00A0${own} to\u00A0${guests}. The rest is as it was: please change it if you need to`
}

export function compareNorms(guests: string): string {
  return `Compare with what ${guests} usually need`
}

/** “60 guests”; `written` is the number with its commas. */
export function guests(count: number, written: string): string {
  return `${written}\u00A0${plural(count, 'guest')}`
}

/** A solution whose name says nothing of guests, for so many. */
export function nameFor(name: string, guests: string): string {
  return `${name}, for\u00A0${guests}`
}
