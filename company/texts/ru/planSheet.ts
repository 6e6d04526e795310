// A plan on paper, and as a table.
export const term = 'Срок'
export const number = '№'
export const item = 'Предмет'
export const quantity = 'Количество'
export const each = 'За\u00A0шт.'
export const sum = 'Сумма'
export const noDeposit = 'Организациям депозит не\u00A0нужен.'
export const customer = 'Заказчик'
export const sign = 'подпись, расшифровка, дата'
/** Beside the name of an extra. */
export const extra = 'дополнение, на\u00A0весь срок'
/** By what a company is found: such lines of its details are printed, a bank account is for a bill. */
export const details = /^(?:ИНН|ОГРН|ОГРНИП|КПП)$/i
// The table alone.
export const extraColumn = 'Дополнение'
export const pieces = 'Количество, шт.'
export const note = 'Примечание'
export const yes = 'да'
export const gone = 'Больше не сдаём'

/** A company by its brand, where nobody says its legal name. */
export function company(brand: string): string {
  return `«${brand}»`
}

export function made(day: string): string {
  return `Смета от\u00A0${day}`
}

/** After a day: the hour from which things are handed out. */
export function from(hour: string): string {
  return `, с\u00A0${hour}`
}

/** After a day: the hour by which they are to be back. */
export function by(hour: string): string {
  return `, до\u00A0${hour}`
}

/** After the length of a rental: its days at the basic and at the additional price. */
export function priced(basic: number, additional: number): string {
  return `: ${basic} +\u00A0${additional} по\u00A0сниженной цене`
}

/** `made`: the day of the plan where it is an earlier one. */
export function remarks(today: string, made: string | null): string {
  return `Цены и\u00A0наличие на\u00A0${today}${made === null ? '' : `, смета составлена ${made}`}. Смета не\u00A0бронирует предметы: их\u00A0закрепляет подтверждённый заказ.`
}

export function contractor(name: string): string {
  return `Исполнитель: ${name}`
}

export function sumIn(sign: string): string {
  return `Сумма, ${sign}`
}

/** `total`: what the sum is called. */
export function withoutDelivery(total: string): string {
  return `${total}, без доставки`
}
