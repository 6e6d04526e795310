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

// The advice for such a problem: sentences.
export const chooseOthers = 'Выберите новые даты.'
export const swap = 'Поменяйте даты местами.'
export const takeMore = 'Возьмите ещё немного времени.'
export const callForLong = 'Для долгой аренды позвоните нам.'
export const chooseNearer = 'Выберите даты поближе.'
