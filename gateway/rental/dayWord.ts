import { plural } from './plural.ts'

/** The word for rental days after a number: 1 and 21 «сутки», all others «суток». */
export function dayWord(days: number): string {
  return plural(days, ['сутки', 'суток', 'суток'])
}

/** The days at the basic price: «Первые сутки», «Первые 2 суток». */
export function firstDaysText(days: number): string {
  return days === 1 ? 'Первые сутки' : `Первые ${daysText(days)}`
}

/** A number of rental days in words, with a non-breaking space: «3 суток». */
export function daysText(days: number): string {
  return `${days}\u00A0${dayWord(days)}`
}
