// The page of a product. Dates, sums and counts come in words.
export const more = 'Details'
export const specs = 'Specifications'
/** A product without a name, in the title of its page. */
export const unnamed = 'Item'
// The price of the product.
export const rentSum = 'Rental total'
export const rentSums = 'Rental price'
export const datesPassed = 'The dates you chose have passed'
export const daysAndPrices = 'Rental days, and the price of each'
// The way on.
export const goToCart = 'View cart'
export const inFavourites = 'In favourites'
export const alternativesFailed = 'Other dates and similar items did not load'
export const newPlan = 'New quote'
export const howMany = 'How many'
export const toPlan = 'Add to a quote'
export const together = 'Pairs well with'

/** The title of its page. */
export function title(name: string): string {
  return `${name} — rental by the day`
}

/** `place`: which of several pictures it is, or null for the only one. */
export function wholeScreen(name: string, place: string | null): string {
  return `Full screen: ${name}${place === null ? '' : `, photo ${place}`}`
}

export function perDay(price: string): string {
  return `${price} per\u00A0day`
}

/** `further`: the price of each day after the shortest rental. */
export function minimum(days: string, further: string): string {
  return `Minimum ${days}, then ${further} for each further day`
}

/** Days of the week, and how many days. */
export function weekdays(first: string, last: string, days: string): string {
  return `${first}\u2060–\u2060${last}, ${days}`
}

export function totalFor(pieces: string): string {
  return `Total for\u00A0${pieces}`
}

/** How many, and for how long. */
export function sumFor(pieces: string, days: string): string {
  return `${pieces} for\u00A0${days}`
}

export function handover(start: string, end: string): string {
  return `We deliver on ${start} and collect on ${end}. `
}

/** `zone`: where, as the company writes it; `freeFrom`: the sum of an order that costs no delivery. */
export function delivery(zone: string | null, price: string, freeFrom: string | null): string {
  return `Delivery${zone === null ? '' : ` (${zone})`}: ${price}${freeFrom === null ? '' : `, free for orders from\u00A0${freeFrom}`}`
}

export function inCart(name: string): string {
  return `${name} is in your cart`
}

export function bothInCart(name: string, extra: string): string {
  return `${name} and ${extra} are in your cart`
}

export function add(name: string): string {
  return `Add: ${name}`
}

/** An extra costs once, however long the rental is. */
export function extraPrice(price: string): string {
  return `${price} each for the whole rental`
}
