// Steps of an order, under the names that those of a request have.
export const place = 'Оформить заказ'
export const placeShort = 'Оформить'
export const heading = 'Оформление'
export const yours = 'Ваш заказ'
export const mine = 'Мой заказ'
export const send = 'Отправить заказ'
export const sending = 'Отправляем заказ'
export const sent = 'Заказ отправлен, открываем подтверждение…'
export const accepted = 'Заказ принят'
export const number = 'Номер '
export const named = 'Заказ '
export const cancel = 'Отменить заказ'

/** `number`: of the order. In the visitor's calendar. */
export function pickUp(number: string): string {
  return `Выдача, заказ № ${number}`
}

export function giveBack(number: string): string {
  return `Возврат, заказ № ${number}`
}

export function taken(number: string): string {
  return `Заказ ${number} принят`
}
