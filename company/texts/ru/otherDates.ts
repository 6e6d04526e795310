import { plural } from './plural.ts'

// Dates on which things are free, in place of those on which they are not. `period`, `days`: in words.
export const searching = 'Ищем свободные даты'
export const free = 'Свободные даты'
export const chooseYourself = 'Выберите даты сами или попробуйте ещё раз'
export const partlyChecked = 'Проверили не\u00A0все дни: свободные могут быть и\u00A0ближе'
/** At the end of the button that moves the visitor's dates. */
export const move = 'Перенести'

/** Where a period begins, seen from another one: «на день позже», «на 4 дня раньше», «на неделю позже». */
export function distance(days: number): string {
  return `на\u00A0${length(Math.abs(days))} ${days < 0 ? 'раньше' : 'позже'}`
}

/** The button that moves the visitor's dates to a period. */
export function to(period: string): string {
  return `На\u00A0${period}`
}

/** `days`: how many are searched for; `isComplete`: all were looked at. */
export function none(days: string, isComplete: boolean): string {
  return isComplete
    ? `За\u00A0месяц до\u00A0и\u00A0после этих дат свободных ${days} подряд нет`
    : `Свободных ${days} рядом не\u00A0нашли, но\u00A0проверили не\u00A0все дни`
}

export function allBut(name: string): string {
  return `Даты, когда свободно всё, кроме: ${name}`
}

export function allButOn(period: string, name: string): string {
  return `${period}: всё, кроме «${name}»`
}

function length(days: number): string {
  if (days === 1) return 'день'
  if (days === 7) return 'неделю'
  return `${days}\u00A0${plural(days, ['день', 'дня', 'дней'])}`
}
