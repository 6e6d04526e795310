import { days } from './units.ts'

// The problem of a period, as a sentence for its visitor without its full stop.
export const startInPast = 'The pick-up day has already passed'
export const endInPast = 'The return day has already passed'
export const reversed = 'The return day is before the pick-up day'

export function tooShort(minimum: number): string {
  return `The minimum is ${days(minimum)}`
}

export function tooLong(maximum: number): string {
  return `The maximum is ${days(maximum)}`
}

/** `last`: the last day of a rental, `YYYY-MM-DD`. */
export function tooFar(last: string, locale: string): string {
  const day = new Date(last).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return `We take orders with a return no later than ${day.replaceAll(' ', '\u00A0')}`
}

/** `day`: the first day on which things can be handed over, `YYYY-MM-DD`. */
export function tooSoon(day: string, locale: string): string {
  return `The earliest pick-up day is ${dayMonth(day, locale)}`
}

/** `reason`: the company's own words, or null. */
export function startClosed(day: string, reason: string | null, locale: string): string {
  return `There is no pick-up on ${dayMonth(day, locale)}${because(reason)}`
}

export function endClosed(day: string, reason: string | null, locale: string): string {
  return `There are no returns on ${dayMonth(day, locale)}${because(reason)}`
}

/** A closed day of a calendar. */
export function closed(reason: string | null): string {
  return `closed${because(reason)}`
}

export const nearest = 'Nearest dates:'

function dayMonth(day: string, locale: string): string {
  const written = new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return written.replaceAll(' ', '\u00A0')
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`
}

// The advice for such a problem: sentences.
export const chooseOthers = 'Please choose new dates.'
export const swap = 'Please swap the dates.'
export const takeMore = 'Please choose a slightly longer period.'
export const callForLong = 'For a long rental, please call us.'
export const chooseNearer = 'Please choose earlier dates.'
