import { plural } from './plural.ts'

// A plan: what became of its rows, what all of it costs, and what of its link could not be read. Dates, sums and counts come in words.
export const gone = 'Больше не\u00A0сдаём, в\u00A0сумму не\u00A0входит'
export const none = 'Нет в\u00A0наличии, в\u00A0сумму не\u00A0входит'
export const taken = 'На\u00A0эти даты занято, в\u00A0сумму не\u00A0входит'
export const unpriced = 'Цену на\u00A0эти даты подскажем по\u00A0телефону'
export const notRelated = 'Больше не\u00A0предлагаем как дополнение'
export const prepayment = 'Предоплата'
export const rest = 'Остаток при получении'
// The parts of a link that could not be read.
export const version = 'Ссылка сделана в\u00A0более новой версии сайта, здесь её не\u00A0прочитать.'
export const title = 'Названия не\u00A0показываем: в\u00A0нём ссылка, телефон или номер карты.'
export const dates = 'Дат в\u00A0ссылке нет, или в\u00A0них опечатка.'
export const made =
  'Когда составлена смета, не\u00A0прочиталось: сравнить с\u00A0прежними ценами не\u00A0получится.'
export const sums = 'Часть прежних сумм не\u00A0прочиталась: сравнить их не\u00A0получится.'

export function lines(positions: string): string {
  return `Не\u00A0прочиталось и\u00A0пропущено: ${positions}.`
}

/** «С 22 ноября изменился 1 предмет»; `count`: how many `positions` are. */
export function changes(day: string, count: number, positions: string): string {
  return `С\u00A0${day} ${plural(count, ['изменился', 'изменились', 'изменились'])} ${positions}`
}

/** In a row; both counts are written already. */
export function free(stock: string, quantity: string): string {
  return `Свободно ${stock}\u00A0из\u00A0${quantity}`
}

/** By how much the price of a row has changed. */
export function repriced(difference: string, isDearer: boolean): string {
  return `${isDearer ? 'Подорожало' : 'Подешевело'} на\u00A0${difference}`
}

/** The button that takes what is free. */
export function take(pieces: string): string {
  return `Взять ${pieces}`
}

/** The sum on the day of the plan. */
export function was(day: string): string {
  return `Было ${day}`
}

/** The sum today. */
export function now(day: string): string {
  return `Стало ${day}`
}

/** `term`: within how long it is returned, null where nobody says. */
export function deposit(term: string | null): string {
  return `Депозит\u00A0— вернём${term === null ? '' : ` за\u00A0${term}`}`
}
