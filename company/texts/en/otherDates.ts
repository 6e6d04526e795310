import { days as daysText } from './units.ts'

// Dates on which things are free, in place of those on which they are not. `period`, `days`: in words.
export const searching = 'Looking for available dates'
export const free = 'Available dates'
export const chooseYourself = 'Please choose the dates yourself or try again'
export const partlyChecked = 'We have not checked every day: there may be nearer ones'
/** At the end of the button that moves the visitor's dates. */
export const move = 'Move'

/** Where a period begins, seen from another one: “a day later”, “4 days earlier”, “a week later”. */
export function distance(days: number): string {
  return `${length(Math.abs(days))} ${days < 0 ? 'earlier' : 'later'}`
}

/** The button that moves the visitor's dates to a period. */
export function to(period: string): string {
  return `Available ${period}`
}

/** `days`: how many are searched for; `isComplete`: all were looked at. */
export function none(days: string, isComplete: boolean): string {
  return isComplete
    ? `No period of ${days} is available within a month of these dates`
    : `We found no available period of ${days} nearby, but have not checked every day`
}

export function allBut(name: string): string {
  return `Dates when everything is available except: ${name}`
}

export function allButOn(period: string, name: string): string {
  return `${period}: everything except “${name}”`
}

function length(days: number): string {
  if (days === 1) return 'a\u00A0day'
  if (days === 7) return 'a\u00A0week'
  return daysText(days)
}
