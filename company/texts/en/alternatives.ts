import { plural } from './plural.ts'

// Alternatives to products that are taken. Counts are written already; `pieces`, `period`, `days`, sums: in words.
export const lacking = 'Not available on these dates'
export const wholeCart = 'Nearest dates for the whole cart'
export const enough = 'Nearest dates with enough of everything'
export const notAll = 'Not all of it is available on these dates'
export const keepDates = 'Or keep your dates'
export const onlyOneAway = 'The only one is taken on these days'
export const similarFailed = 'Similar items did not load'
export const wholeCatalogue = 'the whole catalogue'
export const fold = 'Hide'
export const replacements = 'Alternatives'
export const replace = 'Replace'

/** How many lines of the cart are short, of how many. */
export function short(busy: number, lines: number): string {
  return `${busy}\u00A0of\u00A0${lines} items ${plural(busy, 'is', 'are')} short on these dates`
}

export function andMore(count: number): string {
  return `and ${count}\u00A0more`
}

export function free(stock: string, requested: string): string {
  return `${stock}\u00A0of\u00A0${requested} available`
}

/** `free`: how many are. */
export function freeOn(free: string, period: string): string {
  return `${free} on ${period}`
}

export function takenOn(period: string): string {
  return `Taken on ${period}`
}

/** `count`: null for one. */
export function near(count: string | null): string {
  return count === null
    ? 'Available close to your dates'
    : `All\u00A0${count} are available close to your dates`
}

/** `near`: that all are free on other dates. */
export function nearAtSameSum(near: string, sum: string): string {
  return `${near}, for the same ${sum}`
}

export function take(count: string): string {
  return `Take\u00A0${count}`
}

export function takeOn(count: string, period: string): string {
  return `Take\u00A0${count} for ${period}`
}

export function takePieces(pieces: string): string {
  return `Take ${pieces}`
}

/** For products that are requested and not free. */
export function others(count: string): string {
  return `The other ${count} can be similar items`
}

/** Some units of a product are free, others not. */
export function someAway(pieces: string): string {
  return `We have ${pieces} in all; the rest are taken on these days`
}

export function allAway(pieces: string): string {
  return `All ${pieces} are taken on these days`
}

export function similarOn(period: string): string {
  return `Similar, and available ${period}`
}

export function priceFor(pieces: string, days: string): string {
  return `Price for ${pieces} and ${days}`
}

/** `isMany`: not as many as are requested. A link follows. */
export function noSimilar(isMany: boolean): string {
  return `${isMany ? 'Not as many similar items are available' : 'No similar item is available'} on these dates. Have a look at `
}

/** A link to a category. */
export function allOf(category: string): string {
  return `everything in ${category}`
}

// The announcements after a press, with `name` of the product.
export function nowInCart(name: string): string {
  return `${name} is in your cart`
}

export function replaced(name: string): string {
  return `${name} replaced`
}

export function reduced(name: string, pieces: string): string {
  return `${name}: now ${pieces}`
}

export function removed(name: string): string {
  return `${name} removed`
}
