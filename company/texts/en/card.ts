// Products, solutions and categories as cards, and what puts a product into the cart.
export const popular = 'Most rented'
export const popularCategories = 'Popular categories'
export const seeAll = 'See all'
export const back = 'Back'
export const forward = 'Forward'
export const recentlyViewed = 'Recently viewed'
/** The name of the button in the corner of a picture. */
export const toCart = 'Add to cart'
export const chooseDates = 'Choose dates and add'
// Prices. `days`, `pieces`, sums: in words.
export const priceOnRequest = 'Price on request'
/** After a price. */
export const perDay = 'per\u00A0day'
/** Before the price of a solution. */
export const from = 'from\u00A0'

export function forDays(days: string): string {
  return `for\u00A0${days}`
}

export function each(pieces: string, price: string): string {
  return `${pieces} at\u00A0${price}`
}

/** In place of a sum that nobody can name: for dates that are chosen, or still to be chosen. */
export function askForPrice(hasDates: boolean): string {
  return `We will tell you the price for ${hasDates ? 'these' : 'your'} dates by phone`
}

/** `lines`: how many the cart holds. */
export function cartFull(lines: number): string {
  return `Your cart has ${lines}\u00A0lines, and an order holds no more. Please remove something, or order these first`
}

// Said after a press on a card, with `name` of the product.
export function inCart(name: string, pieces: string): string {
  return `${name}: ${pieces} in your cart`
}

export function outOfCart(name: string): string {
  return `${name} removed from your cart`
}
