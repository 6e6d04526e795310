import { plural } from './plural.ts'

// The needs of guests, by the company's norms. Counts are written already; `pieces`, `days`, sums: in words.
export const failed = 'What guests need did not load'
export const allFailed = 'What guests need did not load'
/** In place of a count: the catalogue has nothing that the norms are for. Ways to the catalogue and to a person follow. */
export const nothing =
  'There is no ready-made list for this catalogue yet. See what we rent, or call us: we will tell you how much your guests need.'
export const intro =
  'Tell us how many guests you expect: we work out what to take, and how much. You can change any number, and the amounts behind it.'
export const event = 'What you are planning'
// The number of guests.
export const fewer = 'Fewer guests'
export const more = 'More guests'
export const number = 'Number of guests'
/** Below a number. */
export const ofGuests = 'guests'
export const guests = 'guests'
// The norms, each to be changed.
export const change = 'Change the amounts'
export const reset = 'Back to our amounts'
/** Before links. */
export const sources = 'Where the amounts come from: '
export const perPiece = 'Guests per\u00A0unit'
export const perGuest = 'Units per\u00A0guest'
export const sparePercent = 'Spare,\u00A0%'
// Its lines.
export const noneOnDates = 'None on these dates'
export const unpriced = 'Ask us for the price'
/** A link to all that guests need. */
export const all = 'What else you need'

export function wrongGuests(most: string, counted: string): string {
  return `Please enter a whole number from\u00A01 to\u00A0${most}. For now we count ${counted}`
}

/** The number beside a field whose text is none. */
export function counted(value: string): string {
  return `We count ${value}`
}

/** A link to an article. */
export function source(title: string): string {
  return `“${title}”`
}

/** After what is needed. */
export function forDays(days: string): string {
  return ` for ${days}`
}

/** A link that takes a number of the visitor’s own back. */
export function asNorm(needed: string): string {
  return `Back to ${needed}`
}

/** The field with the number of a thing. */
export function unitsOf(name: string): string {
  return `${name}: how many to take`
}

/** The most that an order may have of a thing; guests need more. */
export function most(count: string): string {
  return `An order takes ${count}; please call about the rest`
}

export function free(count: string, needed: string): string {
  return `${count}\u00A0of\u00A0${needed} available`
}

export function need(guests: number, pieces: string): string {
  return `${pieces} for\u00A0${guests}\u00A0${plural(guests, 'guest')}`
}

/** By which norm so many are needed; how many are free where these are less; what they cost, or null. A link follows. */
export function because(name: string, norm: string, free: string | null, sum: string | null): string {
  return `${name}: ${norm}${free === null ? '' : `, ${free} available`}${sum === null ? '' : `. Price: ${sum}`}. `
}

/** “1 per 10 guests”, “3 per guest”. */
export function share(units: string, guests: number): string {
  return `${units} per\u00A0${guests === 1 ? 'guest' : `${guests}\u00A0guests`}`
}

/** The spare units that are added to a share: percent of it, and at least so many; 0: none. */
export function withSpare(share: string, percent: number, least: number): string {
  if (percent > 0) return `${share} plus ${percent}% spare${least > 0 ? `, at least ${least}` : ''}`
  return least > 0 ? `${share} plus ${least} spare` : share
}
