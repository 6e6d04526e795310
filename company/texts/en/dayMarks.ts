// Marks on the days of the calendar: what is free.
export const notLoaded = 'Availability by day did not load. '
export const lack = 'not enough of everything'
export const lackOfOne = 'fewer than you need'
export const shut = 'something is taken'
export const unknown = 'to be confirmed'
export const item = 'item'
export const unknownStock = 'unknown'
export const taken = 'taken'

/** “3 of 5”. */
export function free(stock: string, quantity: string): string {
  return `${stock}\u00A0of\u00A0${quantity}`
}

export function named(name: string, free: string): string {
  return `${name}: ${free}`
}

/** The shortages of a day; `others`: how many are not named, null for none. */
export function day(isUnknown: boolean, named: string, others: string | null): string {
  const what = isUnknown ? 'Availability to be confirmed' : 'Not everything is available'
  return `${what}. ${named}${others === null ? '' : ` and ${others}\u00A0more`}`
}
