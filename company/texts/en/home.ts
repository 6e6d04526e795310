import { plural } from './plural.ts'

// The home page, where the company's content service says nothing else. Dates and sums come in words.
export const headTitle = 'Rental by the day'
export const description =
  'Things for rent by the day: choose your dates, see what is available and what it costs, and order online.'
// The hero and its calendar.
export const title = 'Yours for a\u00A0day, not for life'
export const subtitle = 'Rent what you need, for as many days as you need it.'
export const calendar = 'Rental calendar'
export const whichDates = 'When do you need it?'
export const showFree = 'Show what’s available'
// Its sections.
export const categoriesFailed = 'The categories did not load'
export const solutionsFailed = 'The ready-made sets did not load'
export const steps = 'How it works'
export const stepsFailed = 'How we work: this did not load'
export const assortments = 'Collections'
export const assortmentsFailed = 'The collections did not load'
export const articles = 'Good to know before you order'
export const articlesFailed = 'The articles did not load'
export const questions = 'Questions and answers'
export const questionsFailed = 'The questions and answers did not load'
export const ask = 'Ask a question'
// Why longer is cheaper.
export const longerIsCheaper = 'The longer you rent, the less a day costs'
export const calendarDays = ' We count calendar days, including the day of pick-up and the day of return.'
export const dayPrices = 'The price of each day'

/** Below the strip of days; `minimum`: the shortest rental, or null where nobody knows one. */
export function pressDay(minimum: string | null): string {
  return `Choose your pick-up day here, then your return day in the calendar${minimum === null ? '' : `. Minimum ${minimum}`}`
}

/** `start`, `end`: days of the week; `open`, `close`: hours, or null where nobody says them. */
export function handover(start: string, open: string | null, end: string, close: string | null): string {
  return `Pick-up on\u00A0${start}${open === null ? '' : ` from\u00A0${open}`}, return on\u00A0${end}${close === null ? '' : ` by\u00A0${close}`}`
}

/** How many days cost the base rate, and how many times lower the next price is. */
export function rates(minimum: number, ratio: number): string {
  const first = minimum === 1 ? 'The first day is' : `The first ${NUMBERS[minimum] ?? minimum}\u00A0days are`
  const cheaper = ratio > 2 ? ': less than half of it' : ratio === 2 ? ': half of it' : ''
  return `${first} at the base rate. Each further day is at a reduced one${cheaper}.`
}

/** The subject of a sum, before its parts. */
export function example(name: string, days: string): string {
  return `${name}, ${days}: `
}

export function moreQuestions(count: number): string {
  return `${count}\u00A0more ${plural(count, 'question')}`
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
