// The page of a plan. Dates, sums and counts come in words.
export const title = 'Quote'
export const empty = 'This quote is empty'
export const emptyText = 'Add some items, or start with the catalogue.'
export const none = 'There is no such quote'
export const noneText =
  'The link has a typo, or only a part of it was copied. Please ask for it again, or make a quote of your own from the cart.'
/** The address of plans, without one. */
export const bareText = 'Estimates open here by a link. Put yours together in the cart and share it.'
export const partUnread = 'Not all of the link could be read'
export const withoutDates = 'Choose your dates: we will work out the total and check what is available'
// Its state.
export const allFree = 'Everything is available today'
export const allFreeAsBefore = 'Everything is available today, at the same prices'
export const notOrderable = 'These dates cannot be ordered'
export const tooMuchText =
  'Some items are not available on these dates. Keep what is available, and you can order the quote'
// Its lines.
export const lines = 'Items of the quote'
export const unchangedLines = 'Unchanged items of the quote'
export const was = 'Was '
/** An item without a name, within a sentence. */
export const unnamed = 'unnamed item'
export const extra = 'Extra'
export const quantity = 'Quantity'
// Its sum, and what is done with it.
export const sumTitle = 'Total of the quote'
export const sum = 'Total'
export const total = 'Quote total'
export const promise =
  'A quote reserves nothing: only a confirmed order does. It can be seen only by those who have the link'
export const takeFree = 'Keep what’s available'
export const takeFreeShort = 'Keep what’s available'
export const toCart = 'Add to cart'
export const toCartShort = 'Add to cart'
export const withDelivery = ', with delivery'
export const replace = 'Replace'
export const rename = 'Rename'
export const giveName = 'Name the quote'
export const print = 'Print'
export const download = 'Download CSV'
/** The name of the file with the table, without its ending. */
export const fileName = 'quote'
export const name = 'Name of the quote'
export const save = 'Save'
export const dates = 'Dates of the quote'
export const recount = 'Recalculate'
export const recountQuantity = 'Update quantities'
// Adding without scripts.
export const addItems = 'Add items'
export const searchItems = 'Search for items'
export const whatToFind = 'What are you looking for?'
export const example = 'The name of an item'
export const find = 'Search'
export const searchFailed = 'The search did not answer'
export const catalogueFailed = 'The catalogue did not answer'
export const retryLater = 'Please try again in a minute'
export const found = 'Items found'
export const noExtras = 'There are no extras for this item'
export const addMore = 'Add another'
export const oneMore = 'One more'

/** For a preview of its link. */
export function headTitle(term: string, total: string): string {
  return `Quote for ${term}: ${total}`
}

/** `total`: the sum of the rental. */
export function rent(total: string): string {
  return `Rental: ${total}`
}

export function rentWithoutDelivery(total: string): string {
  return `Rental without delivery: ${total}`
}

/** `rent`: what the rental costs, in words; `unconfirmed`: that the stock is not, or an empty text. */
export function headText(positions: string, term: string, rent: string, unconfirmed: string): string {
  return `${positions} for ${term}. ${rent}. ${unconfirmed && `${unconfirmed}. `}Prices and availability are those of the day on which you open the link.`
}

/** `checked`: the day of today where it is a later one. */
export function madeOn(day: string, checked: string | null): string {
  return `Quote of ${day}${checked === null ? '' : `, checked on ${checked}`}`
}

export function nameHint(length: number): string {
  return `Up to ${length}\u00A0characters. Everyone with the link can see it: please write no names of people. Phone numbers and links are not saved`
}

/** Typed a name that is not shown: `part` of it leads away. */
export function nameRefused(part: 'link' | 'phone' | 'card'): string {
  const found = { link: 'a link', phone: 'a phone number', card: 'a card number' }[part]
  return `The name cannot have ${found} in it: everyone with the link to the quote can see it`
}

export function passed(period: string): string {
  return `${period}: these dates have passed`
}

/** `problem`: what is wrong with the dates, a sentence. */
export function datesProblem(problem: string): string {
  return `${problem} Your list is safe: choose other dates, and we will work it out again.`
}

export function rentChanged(before: string, now: string): string {
  return `Rental: was ${before} → now ${now}`
}

export function unchanged(positions: string): string {
  return `${positions} more, unchanged`
}

export function cartHas(positions: string): string {
  return `Your cart has ${positions} already`
}

export function addOrReplace(period: string): string {
  return `Add the quote to them, or replace them? The dates of your cart will be ${period}.`
}

export function nothingFound(words: string): string {
  return `Nothing found for “${words}”`
}

export function firstShown(count: number): string {
  return `These are the first ${count}: please search more precisely`
}

export function noneForExtras(onDates: boolean): string {
  return `This item is not available${onDates ? ' on these dates' : ''}, so no extras can be added to it`
}

export function forWholeRental(price: string): string {
  return `${price} for the whole rental`
}
