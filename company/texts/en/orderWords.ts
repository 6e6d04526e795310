// Steps of an order, under the names that those of a request have.
export const place = 'Check out'
export const placeShort = 'Check out'
export const heading = 'Checkout'
export const yours = 'Your order'
export const mine = 'My order'
export const send = 'Place the order'
export const sending = 'Sending your order'
export const sent = 'Your order has been sent, opening the confirmation…'
export const accepted = 'Order accepted'
export const number = 'Number '
export const named = 'Order '
export const cancel = 'Cancel the order'

/** `number`: of the order. In the visitor's calendar. */
export function pickUp(number: string): string {
  return `Pick-up, order no. ${number}`
}

export function giveBack(number: string): string {
  return `Return, order no. ${number}`
}

export function taken(number: string): string {
  return `Order ${number} accepted`
}
