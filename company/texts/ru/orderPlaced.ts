// The page after an order.
export const copyNumber = 'Скопировать номер'
export const keepNumber = 'Запишите номер: он\u00A0понадобится при получении'
export const otherOrder = 'Записано иначе, чем отправлено'
export const askUs = 'Спросите нас о\u00A0разнице.'
export const toCalendar = 'В\u00A0календарь'
export const directions = 'Как доехать'
export const calendarFile = 'В\u00A0файле .ics\u00A0— выдача, возврат, адрес и\u00A0номер'
export const toBring = 'Что привезём'
export const toHandOut = 'Что выдадим'
export const later = 'Здесь пока пусто'
export const laterText =
  'После отправки на\u00A0этой странице будут номер и\u00A0даты. Если вы\u00A0уже отправили форму, она у\u00A0нас.'
export const looking = 'Смотрим, что вы\u00A0отправили…'
// Around a number in a link, which anybody may have sent.
export const linkedNumber = 'Номер из\u00A0ссылки: '
export const linkedOwner = '. Чей он, знает тот, кто прислал ссылку'
export const ifJustSent = 'Если вы\u00A0только что отправили форму, она у\u00A0нас'
/** The words by which a sentence of the company promises a letter. */
export const mail = /почт|письм|e-?mail|имейл/i

/** `note`: what the company sends. */
export function sentTo(note: string, email: string): string {
  return `${note} на\u00A0${email}`
}

export function sumChanged(agreed: string, total: string): string {
  return `При отправке аренда стоила ${agreed}, записана за\u00A0${total}.`
}

/** `sent`, `made`: dates. */
export function datesChanged(sent: string, made: string): string {
  return `Отправлены даты ${sent}, записаны ${made}.`
}
