import { plural } from './plural.ts'

// The list of ready-made solutions.
export const intro = 'The items are chosen and counted already. See what is inside, and take what you need.'
export const none = 'No sets yet'
export const noneText = 'We are still putting them together. Single items are waiting in the catalogue.'
export const description =
  'Sets in which everything is chosen and counted already. See what is inside, what it costs and what is available on your dates.'

/** The title of its page. `page`: “, page 2” or nothing. */
export function title(page: string): string {
  return `Ready-made sets: everything at once${page}`
}

/** “6 sets”; `written` is the number with its commas. */
export function solutions(count: number, written: string): string {
  return `${written}\u00A0${plural(count, 'set')}`
}
