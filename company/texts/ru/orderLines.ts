// The lines of an order, and its sums.
export const fold = 'Свернуть'
export const unlisted = 'предмет, которого больше нет'
/** Before the lines that are not ordered, with their reasons. */
export const left = 'Не\u00A0войдут в\u00A0заказ: '
export const total = 'Итого'
export const withDelivery = 'Суммы с\u00A0доставкой'
export const uncounted = 'Сумму сейчас не\u00A0посчитать'
export const uncountedText = 'Каталог не\u00A0отвечает. Заказ отправится, только если цена останется прежней.'

export function more(positions: string): string {
  return `Ещё ${positions}`
}

/** How many of an extra. */
export function extra(pieces: string): string {
  return `${pieces}, дополнение`
}

export function andExtras(extras: string, sum: string): string {
  return `и\u00A0${extras} на\u00A0${sum}`
}
