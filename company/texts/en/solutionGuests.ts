import { plural } from './plural.ts'

// What both the page of a ready-made solution and its late parts say.
export const set = 'Set'
/** Before the name of what a line replaces. */
export const insteadOf = 'Instead of: '

/** “60 guests”; `written` is the number with its commas. */
export function guests(count: number, written: string): string {
  return `${written}\u00A0${plural(count, 'guest')}`
}

/** The words of a solution's name that say for how many guests it is. */
export function guestsInName(count: number): RegExp {
  return new RegExp(`(?<!\\d)${count}\\s+guests?\\b`)
}
