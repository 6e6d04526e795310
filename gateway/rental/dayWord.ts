import { plural } from './plural.ts'

/** The word for rental days after a number: 1 and 21 «сутки», all others «суток». */
export function dayWord(days: number): string {
  return plural(days, ['сутки', 'суток', 'суток'])
}

/** A number of rental days in words, with a non-breaking space: «3 суток». */
export function daysText(days: number): string {
  return `${days}\u00A0${dayWord(days)}`
}
