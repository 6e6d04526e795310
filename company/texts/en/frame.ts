// Words of the frame: header, footer, menu, strips.
export const solutions = 'Ready-made sets'
export const categories = 'Categories'
export const articles = 'Articles'
export const rentTerms = 'Rental terms'
export const about = 'About us'
export const toRent = 'Rent'
export const toKnow = 'Learn'
export const toReach = 'Get in touch'
export const quickAccess = 'Quick access'
export const searchLabel = 'Search the catalogue'
export const find = 'Search'
export const clear = 'Clear'
export const toItems = 'Skip to the items'
export const open = 'Open now. '
export const now = 'now'
export const workingWithUs = 'Working with us is easy'
export const cartNeedsScripts =
  'The cart works with JavaScript only. Without it, items are gathered in a quote and ordered from there: '
export const startPlan = 'start a quote'
// Around the company's name.
export const beforeName = ''
export const afterName = ''

export function call(number: string): string {
  return `Call ${number}`
}

export function homeOf(name: string): string {
  return `${name} — to the home page`
}

/** After “Cart” and “Favourites”, for screen readers. */
export function inCart(count: number): string {
  return `, items: ${count}`
}

/** Hours as “9:00”. */
export function workingHours(open: string, close: string): string {
  return `Open from\u00A0${open} to\u00A0${close}`
}
