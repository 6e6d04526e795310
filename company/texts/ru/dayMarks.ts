// Marks on the days of the calendar: what is free.
export const notLoaded = 'Что свободно по\u00A0дням, не\u00A0загрузилось. '
export const lack = 'хватает не\u00A0всего'
export const lackOfOne = 'меньше, чем нужно'
export const shut = 'есть занятое'
export const unknown = 'уточняем'
export const item = 'предмет'
export const unknownStock = 'не\u00A0знаем'
export const taken = 'занято'

/** «3 из 5». */
export function free(stock: string, quantity: string): string {
  return `${stock}\u00A0из\u00A0${quantity}`
}

export function named(name: string, free: string): string {
  return `${name}\u00A0— ${free}`
}

/** The shortages of a day; `others`: how many are not named, null for none. */
export function day(isUnknown: boolean, named: string, others: string | null): string {
  const what = isUnknown ? 'Наличие уточняем' : 'Не\u00A0всё свободно'
  return `${what}: ${named}${others === null ? '' : ` и\u00A0ещё\u00A0${others}`}`
}
