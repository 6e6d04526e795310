import { plural } from './plural.ts'

/** The word for rental days after a number: 1 and 21 «сутки», all others «суток». */
export function dayWord(days: number): string {
  return plural(days, ['сутки', 'суток', 'суток'])
}

/** A number of rental days in words, with a non-breaking space: «3 суток». */
export function days(count: number): string {
  return `${count}\u00A0${dayWord(count)}`
}

/** The days at the basic price: «Первые сутки», «Первые 2 суток». */
export function firstDays(count: number): string {
  return count === 1 ? 'Первые сутки' : `Первые ${days(count)}`
}

/** The days after those at the basic price: «Ещё 3 суток». */
export function furtherDays(count: number): string {
  return `Ещё\u00A0${days(count)}`
}

/** «6 предметов»: lines of a cart, a plan, a set or a list; `written` is the number with its spaces. */
export function positions(count: number, written = String(count)): string {
  return `${written}\u00A0${plural(count, ['предмет', 'предмета', 'предметов'])}`
}

/** «24 шт.»; the number is written already. */
export function pieces(count: string): string {
  return `${count}\u00A0шт.`
}
