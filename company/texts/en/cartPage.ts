// The page of the cart.
export const empty = 'Your cart is empty'
export const emptyText = 'Choose your dates and add a first item. We keep your cart on this device.'
export const emptyDatedText = 'Add a first item. We keep your cart on this device.'
/** A strip of the next days. */
export const nextDays = 'Pick-up in the next few days'
export const clear = 'Empty the cart'
export const cleared = 'Your cart is empty now'
export const hideRemoved = 'Hide removed items'
export const removedHidden = 'Removed items are hidden'
// Its dates.
export const formerPrices = 'The prices below are for your former dates'
export const noDates = 'No dates chosen'
// Its lines.
export const lineFailed = 'This line could not be shown'
export const replacementsFailed = 'The alternatives did not load'
export const unlisted = 'An item that is no longer in the catalogue'
export const removed = 'Removed from the cart, not in the total'
export const restore = 'Put back'
export const removeFromCart = 'Remove from the cart'
export const stockLater = 'We will show what is available on your new dates'
export const allInCart = 'All of them are in your cart already, on a line of their own'
// The price of the cart, and the way on.
export const withDelivery = 'with delivery'
export const planFailed = 'The quote did not load'
export const numberFailed = 'The number did not load'
export const datesPassed = 'These dates have passed'
export const datesPassedText = 'Please choose new ones to go on. Your cart is saved'
export const tooMuchText =
  'Some items are not available on these dates. Please change the quantity or the dates'
export const correctQuantity = 'Change the quantity'
export const freePickUp = 'Collecting it yourself is free'

/** `period`: dates in words. */
export function passed(period: string): string {
  return `${period} has passed`
}

export function tooShort(period: string): string {
  return `${period}: too short`
}

export function shortestPrices(days: string): string {
  return `The prices below are for the shortest rental, ${days}`
}

/** `reason`: why a line is not in the sum. */
export function notCounted(reason: string): string {
  return `${reason}, not in the total`
}

/** The button that takes as many as are free. */
export function take(pieces: string): string {
  return `Take ${pieces}`
}

/** Less than is requested: on the visitor's dates or at all. */
export function only(pieces: string, onDates: boolean): string {
  return `Only ${pieces} ${onDates ? 'available' : 'in stock'}`
}

/** Below a sum: for how many it is. */
export function sumFor(pieces: string): string {
  return `for\u00A0${pieces}`
}

export function priceEach(price: string): string {
  return `${price}\u00A0each`
}

export function setRemoved(name: string): string {
  return `${name} removed`
}

export function extraRemoved(name: string): string {
  return `${name} removed`
}

export function payWhole(sum: string): string {
  return `After confirmation: the full ${sum}`
}

export function prepay(sum: string): string {
  return `After confirmation: ${sum} prepayment`
}

/** `isPersonal`: organizations leave none. */
export function deposit(sum: string, isPersonal: boolean): string {
  return `${sum} deposit${isPersonal ? ' (not for companies)' : ''}`
}
