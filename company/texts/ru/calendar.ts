// Events of an order in the visitor's calendar. `number`: the order's.
export function pickUp(number: string): string {
  return `Выдача, заказ № ${number}`
}

export function giveBack(number: string): string {
  return `Возврат, заказ № ${number}`
}
