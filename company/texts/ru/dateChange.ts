import { days } from './units.ts'

// The effect of other dates on the cart. Counts are written already; `period`, `positions`, sums: in words.
export const title = 'Что изменится'
export const counting = 'Считаем разницу'
export const failed = 'Не\u00A0получилось посчитать разницу'
export const failedText = 'Даты поменять можно\u00A0— новые суммы увидите в\u00A0корзине'
export const cartOnDates = 'Корзина на\u00A0эти даты'
export const cartFailed = 'Не\u00A0получилось посчитать корзину'
export const cartFailedText = 'Даты поменять можно'
export const chooseDates =
  'Выберите даты\u00A0— посчитаем предметы из\u00A0корзины и\u00A0проверим, что свободно'
export const now = 'Сейчас'
/** A link follows. */
export const markedDays = 'Отмеченные дни тоже можно выбрать\u00A0— сначала покажем, что изменится. '
export const reset = 'Сбросить даты'
// After what the cart costs.
export const someTaken = ', свободно не\u00A0всё'
export const estimated = ', сумма предварительная'
// Dates on which all of it is free.
export const allFree = 'Всё свободно'
export const searching = 'Ищем, когда свободна вся корзина'
export const whenFree = 'Когда свободна вся корзина'
/** After `whenFree`. */
export const partlyChecked = '. Проверили не\u00A0все дни, могут быть и\u00A0ближе'
export const never = 'За\u00A0месяц до\u00A0и\u00A0после вся корзина вместе не\u00A0свободна'
export const noneFound =
  'Дней, когда свободна вся корзина, рядом не\u00A0нашли, но\u00A0проверили не\u00A0все'
// Its lines.
export const item = 'Предмет'
export const unlisted = 'Этого предмета больше нет'
/** After a number of units. */
export const extra = ', дополнение'
export const was = 'было '
export const unpriced = 'Цену подскажем по\u00A0телефону'
export const withoutPrice = 'без цены'
/** After a list of what is short. */
export const staysInCart = '. Даты поменять можно: всё останется в\u00A0корзине'
export const sameSum = 'сумма та\u00A0же'

/** In the middle of a sentence; `more`: by how many days, negative where they are fewer. */
export function length(more: number): string {
  if (more === 0) return 'срок тот\u00A0же'
  const many = Math.abs(more)
  return `на\u00A0${many === 1 ? 'сутки' : days(many)} ${more > 0 ? 'дольше' : 'короче'}`
}

/** Before a sum. */
export function cart(withDelivery: boolean): string {
  return `${cartOnDates}${withDelivery ? ' с\u00A0доставкой' : ''}\u00A0— `
}

/** `what`: what is wrong with it. */
export function named(name: string, what: string): string {
  return `${name}\u00A0— ${what}`
}

/** After a list of others. */
export function andMore(positions: string): string {
  return ` и\u00A0ещё ${positions}`
}

export function free(stock: string, quantity: string): string {
  return `Свободно ${stock}\u00A0из\u00A0${quantity}`
}

/** After a name. */
export function some(stock: string, quantity: string): string {
  return `${stock}\u00A0из\u00A0${quantity}`
}

export function difference(sum: string, isMore: boolean): string {
  return `на\u00A0${sum} ${isMore ? 'больше' : 'меньше'}`
}

export function asBefore(sum: string): string {
  return `${sum}, как и\u00A0было`
}

export function changed(sum: string, before: string): string {
  return `${sum}\u00A0— было ${before}`
}

export function unchanged(period: string, isAllFree: boolean): string {
  return `${period} ${isAllFree ? 'всё свободно' : sameSum}`
}

export function unchangedSum(sum: string, hasSameLength: boolean): string {
  return `${hasSameLength ? 'Срок тот\u00A0же, сумма' : 'Сумма'} не\u00A0изменится\u00A0— ${sum}`
}

export function tooFew(period: string): string {
  return `На\u00A0${period} свободно не\u00A0всё`
}
