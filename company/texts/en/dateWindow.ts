// The window with the calendar.
export const keep = 'Keep the previous dates'
export const apply = 'Apply'
export const presets = 'Ready-made periods'
export const weekend = 'Weekend'
export const week = 'A week'
export const months = 'Months'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
export const chooseDays = 'Choose the pick-up day, then the return day'

/** The name of a day in the calendar. */
export function day(name: string, isToday: boolean, isSelected: boolean, note: string | undefined): string {
  return `${isToday ? 'Today, ' : ''}${name}${isSelected ? ', selected' : ''}${note ? `. ${note}` : ''}`
}

/** Periods are in words, lengths too. */
export function otherDates(linked: string, before: string): string {
  return `The link has other dates: ${linked}. The items in your cart are for ${before}. See what would change, and choose.`
}

export function passed(period: string): string {
  return `The dates ${period} have passed, please choose new ones. `
}

/** How long a rental can be; `minimum` in days, null where nobody knows. */
export function lengths(minimum: number | null, maximum: string): string {
  return `${minimum === null ? 'Up' : `From\u00A0${minimum} up`} to\u00A0${maximum}, counting pick-up and return`
}

export function nextStep(length: string): string {
  return `Now the return day, or keep ${length}`
}

/** `basic`: days at the base rate, in words. */
export function parts(basic: string, additional: number): string {
  return additional > 0 ? `${basic} + ${additional}\u00A0more` : `${basic} at the base rate`
}
