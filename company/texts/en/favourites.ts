// The page of favourites, and products side by side.
export const note = 'on this device, without an account'
export const failed = 'Your favourites could not be loaded'
export const needsScripts = 'Favourites are stored in your browser and need JavaScript.'
export const empty = 'Nothing here yet'
export const emptyHint =
  'Tap the heart on a card to save an item here. The list is stored in this browser, no account is needed.'
export const toCatalogue = 'Open the catalogue'
export const putAll = 'Add all to cart'
export const removeGone = 'Remove from favourites'
export const compare = 'Compare'
export const oneMore = 'Select one more item'
export const allInCart = 'All favourites are in the cart'
export const toCart = 'Open cart'
export const comparison = 'Comparison'
export const comparisonFailed = 'The comparison could not be loaded'
export const nothingToCompare = 'Nothing to compare: these items have left the catalogue.'
export const rent = 'Rent'
export const stock = 'Availability'
export const remove = 'Remove'

/** “3 items. Select …”; `count` has its noun. */
export function hint(count: string): string {
  return `${count}. Select two to four to compare them.`
}

/** “2 items are no longer for rent.” */
export function gone(count: string): string {
  return `No longer for rent: ${count}.`
}

export function partInCart(count: number, total: number): string {
  return `${count}\u00A0of\u00A0${total} in the cart: the rest is not available now`
}

/** After “Remove”, for screen readers. */
export function fromComparison(name: string): string {
  return ` from the comparison: ${name}`
}
