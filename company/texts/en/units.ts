import { plural } from './plural.ts'

/** The word for rental days after a number: “day” after 1, “days” after all others. */
export function dayWord(days: number): string {
  return plural(days, 'day')
}

/** A number of rental days in words, with a non-breaking space: “3 days”. */
export function days(count: number): string {
  return `${count}\u00A0${dayWord(count)}`
}

/** The days at the base rate: “First day”, “First 2 days”. */
export function firstDays(count: number): string {
  return count === 1 ? 'First day' : `First ${days(count)}`
}

/** The days after those at the base rate: “3 more days”. */
export function furtherDays(count: number): string {
  return `${count}\u00A0more ${dayWord(count)}`
}

/** “6 items”: lines of a cart, a plan, a set or a list; `written` is the number with its commas. */
export function positions(count: number, written = String(count)): string {
  return `${written}\u00A0${plural(count, 'item')}`
}

/** “24 units”; the number is written already. */
export function pieces(count: string): string {
  return `${count}\u00A0${count === '1' ? 'unit' : 'units'}`
}
