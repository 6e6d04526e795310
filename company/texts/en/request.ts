// A company that takes requests in place of orders: the same steps in other words.
export const place = 'Make a request'
export const placeShort = 'Make a request'
export const yours = 'Your request'
export const mine = 'My request'
export const sent = 'Your request has been sent, opening the confirmation…'
export const named = 'Request '
export const cancel = 'Cancel the request'
export const send = 'Send request'
export const sending = 'Sending your request'
export const heading = 'Request'
export const accepted = 'Request sent'
export const text =
  'We check that everything is available, and answer. Until then nothing is reserved for you'
export const number = 'Request number '

/** `number`: of the request. In the visitor's calendar. */
export function pickUp(number: string): string {
  return `Pick-up, request no. ${number}, not confirmed yet`
}

export function giveBack(number: string): string {
  return `Return, request no. ${number}, not confirmed yet`
}

export function taken(number: string): string {
  return `We have request ${number}`
}
