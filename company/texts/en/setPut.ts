import { plural } from './plural.ts'
import { positions } from './units.ts'

// A set of products into the cart at one press. `things`: how many products, in words.
export const failed = 'This could not be put into your cart'
export const nothingLost = 'The set is still here, nothing is lost'
export const putAll = 'Add all to cart'
export const addAll = 'Add the whole set'
export const undo = 'Remove the set'

export function already(things: string): string {
  return `Already in your cart: ${things}`
}

/** So many of `count` are in the cart with all their units. */
export function partly(inCart: number, count: number): string {
  return `${inCart}\u00A0of\u00A0${positions(count)} ${plural(inCart, 'is', 'are')} in your cart already: we will add what is missing`
}

export function addMore(count: number): string {
  return `Add ${count} more`
}

/** So many of the set's products. */
export function put(count: number, all: number): string {
  return `Put ${count}\u00A0of\u00A0${positions(all)} into the cart`
}

export function done(things: string, sum: string): string {
  return `${things} in your cart, ${sum}`
}

/** So many are not free, or not in that quantity. */
export function problems(count: number): string {
  return `Not all available: ${positions(count)}. The cart shows what you can do`
}

export function outside(things: string): string {
  return `Did not fit: ${things}. Your cart is full`
}
