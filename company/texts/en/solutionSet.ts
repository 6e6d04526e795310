import { positions } from './units.ts'

// Choices on the page of a ready-made solution: these texts come late. Dates, guests and pieces come in words.
export const replace = 'Swap for a similar one'
export const leave = 'Leave out'
export const restore = 'Put back'
export const restoreFormer = 'Undo the swap'
export const searching = 'Looking for similar items on your dates'
export const noneSimilar = 'Nothing similar is available on these dates in this quantity'
export const similarFailed = 'Similar items did not load'
export const put = 'Choose'
export const wholeDates = 'Dates when everything is available'

/** The button that takes as many as are free. */
export function take(count: string | number): string {
  return `Take ${count}`
}

export function freeOn(period: string, pieces: string): string {
  return `Available ${period}, price for\u00A0${pieces}`
}

/** How many lines are counted. */
export function counted(count: number, total: number): string {
  return `${count}\u00A0of\u00A0${positions(total)}`
}

export function tooFew(guests: string): string {
  return `Not everything is enough for\u00A0${guests}`
}

/** `name`: the first of what is too few; `others`: how many more things are. */
export function tooFewText(name: string, pieces: string, others: number): string {
  return `${name}: we have ${pieces}${others > 0 ? `, and the list has ${others}\u00A0more` : ''}. Call us, and we will mix similar ones`
}
