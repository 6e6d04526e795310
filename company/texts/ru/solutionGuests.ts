import { plural } from './plural.ts'

// What both the page of a ready-made solution and its late parts say.
export const set = 'Комплект'
/** Before the name of what a line replaces. */
export const insteadOf = 'Вместо: '

/** «60 гостей», as after «на»; `written` is the number with its spaces. */
export function guests(count: number, written: string): string {
  return `${written}\u00A0${plural(count, ['гостя', 'гостей', 'гостей'])}`
}

/** The words of a solution's name that say for how many guests it is. */
export function guestsInName(count: number): RegExp {
  return new RegExp(`(?<!\\d)${count}\\s+гост[а-я]+`)
}
