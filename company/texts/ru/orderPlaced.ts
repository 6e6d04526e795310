// The page after an order.
export const copyNumber = 'Скопировать номер заказа'
export const keepNumber = 'Запишите номер: он\u00A0понадобится при получении'
export const otherOrder = 'Заказ записан иначе, чем отправлен'
export const askUs = 'Спросите нас о\u00A0разнице.'
export const toCalendar = 'В\u00A0календарь'
export const directions = 'Как доехать'
export const calendarFile = 'В\u00A0файле .ics\u00A0— выдача, возврат, адрес и\u00A0номер заказа'
export const toBring = 'Что привезём'
export const toHandOut = 'Что выдадим'
export const later = 'Здесь появится ваш заказ'
export const laterText =
  'После оформления на\u00A0этой странице будут номер и\u00A0даты заказа. Если вы\u00A0уже заказали, заказ принят.'
export const looking = 'Смотрим, что вы\u00A0заказали…'
// Around a number in a link, which anybody may have sent.
export const linkedNumber = 'Номер из\u00A0ссылки: '
export const linkedOwner = '. Чей это заказ, знает тот, кто прислал ссылку'
export const ifJustSent = 'Если вы\u00A0только что отправили заказ, он\u00A0принят'
/** The words by which a sentence of the company promises a letter. */
export const mail = /почт|письм|e-?mail|имейл/i

/** `note`: what the company sends. */
export function sentTo(note: string, email: string): string {
  return `${note} на\u00A0${email}`
}

export function sumChanged(agreed: string, total: string): string {
  return `При отправке аренда стоила ${agreed}, в\u00A0заказе она стоит ${total}.`
}

/** `sent`, `made`: dates. */
export function datesChanged(sent: string, made: string): string {
  return `Отправлены даты ${sent}, в\u00A0заказе стоят ${made}.`
}
