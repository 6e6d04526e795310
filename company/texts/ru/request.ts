// A company that takes requests in place of orders: the same steps in other words.
export const place = 'Оставить заявку'
export const placeShort = 'Оставить заявку'
export const yours = 'Ваша заявка'
export const mine = 'Моя заявка'
export const sent = 'Заявка отправлена, открываем подтверждение…'
export const named = 'Заявка '
export const cancel = 'Отменить заявку'
export const send = 'Отправить заявку'
export const sending = 'Отправляем заявку'
export const heading = 'Заявка'
export const accepted = 'Заявка отправлена'
export const text =
  'Проверим, что всё свободно, и\u00A0ответим. До\u00A0ответа предметы за\u00A0вами не\u00A0закреплены'
export const number = 'Номер заявки '

/** `number`: of the request. In the visitor's calendar. */
export function pickUp(number: string): string {
  return `Выдача, заявка № ${number}, ждёт ответа`
}

export function giveBack(number: string): string {
  return `Возврат, заявка № ${number}, ждёт ответа`
}

export function taken(number: string): string {
  return `Заявка ${number} у\u00A0нас`
}
