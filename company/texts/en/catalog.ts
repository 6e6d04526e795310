import { plural } from './plural.ts'

// Lists of products and articles, with their filters.
export const filters = 'Filters'
export const filtersFailed = 'The filters did not load'
export const show = 'Show'
export const resetFilters = 'Reset the filters'
export const firstPage = 'To the first page'
export const nothing = 'Nothing matches'
export const nothingText = 'Remove some filters or widen the price range to find more.'
/** Without any filter. */
export const none = 'No items yet'
export const noneText = 'We are still adding them. Ask us what we have.'
export const emptyPage = 'This page is empty'
export const emptyPageText = 'There is no such page: the list ends before it.'
export const moreFailed = 'More could not be shown'
export const moreFailedText = 'Please check your connection and try again.'
export const articleSections = 'Sections of articles'
// For which dates. A period or a link follows.
export const forDates = 'Prices and availability for '
export const withoutDates = 'No dates chosen: these are prices per day. '
export const datesPassed = 'The dates you chose have passed: these are prices per day. '
// In which order.
export const sort = 'Sort by'
export const popular = 'Most popular'
export const cheapest = 'Price: low to high'
export const dearest = 'Price: high to low'
export const best = 'Best match'
// The filters.
export const allCategories = 'All categories'
export const price = 'Price per day'
export const brands = 'Brands'
export const flags = 'Show'
export const inStock = 'In stock only'
export const volume = 'Volume'
export const load = 'Load capacity'
export const size = 'Size'
// Before a price: each in a field of its own, and both of a range; `atMost` where there is no other.
export const from = 'from'
export const to = 'to'
export const atMost = 'up to'
/** The units of volume that companies write, in litres. */
export const litres: Readonly<Record<string, number>> = {
  ml: 0.001,
  cl: 0.01,
  l: 1,
  L: 1,
  m3: 1000,
  'm³': 1000,
}
/** The units of weight that companies write, in kilograms. */
export const kilograms: Readonly<Record<string, number>> = {
  g: 0.001,
  lb: 0.453_592,
  lbs: 0.453_592,
  kg: 1,
  t: 1000,
}

/** `money`: the name of the currency. */
export function lowestPrice(money: string): string {
  return `Lowest price, ${money} per day`
}

export function highestPrice(money: string): string {
  return `Highest price, ${money} per day`
}

export function moreBrands(count: number): string {
  return `${count}\u00A0more ${plural(count, 'brand')}`
}

/** At the end of a page's title. */
export function page(number: number): string {
  return `, page\u00A0${number}`
}
