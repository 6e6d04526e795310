import { days } from './units.ts'

// The problem of a period, as a sentence for its visitor without its full stop.
export const startInPast = 'День выдачи уже прошёл'
export const endInPast = 'День возврата уже прошёл'
export const reversed = 'День возврата раньше дня выдачи'

export function tooShort(minimum: number): string {
  return `Самый короткий срок\u00A0— ${days(minimum)}`
}

export function tooLong(maximum: number): string {
  return `Самый длинный срок\u00A0— ${days(maximum)}`
}

/** `last`: the last day of a rental, `YYYY-MM-DD`. */
export function tooFar(last: string, locale: string): string {
  const written = new Date(last).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = written.replace(/\sг\.$/, '\u00A0года')
  return `Заказы принимаем с\u00A0возвратом не\u00A0позже ${day}`
}

/** `day`: the first day on which things can be handed over, `YYYY-MM-DD`. */
export function tooSoon(day: string, locale: string): string {
  return `Ближайший день выдачи\u00A0— ${dayMonth(day, locale)}`
}

/** `reason`: the company's own words, or null. */
export function startClosed(day: string, reason: string | null, locale: string): string {
  return `${dayMonth(day, locale)} выдачи нет${because(reason)}`
}

export function endClosed(day: string, reason: string | null, locale: string): string {
  return `${dayMonth(day, locale)} возврата нет${because(reason)}`
}

/** A closed day of a calendar. */
export function closed(reason: string | null): string {
  return `выходной${because(reason)}`
}

export const nearest = 'Ближайшие даты:'

function dayMonth(day: string, locale: string): string {
  const written = new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return written.replaceAll(' ', '\u00A0')
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`
}

// The advice for such a problem: sentences.
export const chooseOthers = 'Выберите новые даты.'
export const swap = 'Поменяйте даты местами.'
export const takeMore = 'Возьмите ещё немного времени.'
export const callForLong = 'Для долгой аренды позвоните нам.'
export const chooseNearer = 'Выберите даты поближе.'
