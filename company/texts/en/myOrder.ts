// The page of an order that opens by its secret link. Dates and sums come in words.
// No such secret.
export const lost = 'This link does not work'
export const lostText = 'Check that it was copied in full, or call us.'
export const stages = 'Progress'
export const titles = {
  REQUESTED: 'We have your request and will answer it',
  ACCEPTED: 'Order accepted, we will confirm it soon',
  CONFIRMED: 'Everything is confirmed',
  HANDED_OVER: 'The items are with you',
  RETURNED: 'Everything is back, thank you',
  CANCELLED: 'Everything is cancelled',
}
export const steps = {
  ACCEPTED: 'Accepted',
  CONFIRMED: 'Confirmed',
  HANDED_OVER: 'With you',
  RETURNED: 'Returned',
}
export const requested = 'Request'
export const cancelled = 'Cancelled'
export const lines = 'What you get'
/** The company's tariff adds it to the lines, or takes it off. */
export const apart = 'Taxes, fees and discounts'
export const sums = 'What to pay, and when'
export const paid = 'Paid'
export const pay = 'Pay'
export const payElsewhere = 'Opens the page of the payment service'
export const documents = 'Documents'
export const plans = 'If your plans have changed'
export const changeText =
  'Tell us how it should be. We check that everything is available, and answer. Until then everything stays as it is'
export const quantities = 'Units, 0 to remove'
export const comment = 'Comment'
export const ask = 'Ask for the change'
export const askAtSum = 'Ask at the new price'
export const cancel = 'Cancel'
export const cancelText = 'This frees the items for others at once, and cannot be undone'
export const agree = 'I have read the terms and cancel'
export const changeAsked = 'Your change has reached us'
export const changeAskedText = 'Nothing changes until we have answered'
export const keepLink =
  'Whoever has the link to this page can see what is on it, and cancel. Keep it, and do not pass it on'
export const unclear = 'We cannot tell whether it reached us. Please send it again: nothing is done twice'
export const notDone = 'That did not work'
export const notSaid = 'Please tick that you have read the terms'
export const refusals = {
  NOT_FOUND: 'There is nothing behind this link',
  ORDER_CLOSED: 'Nothing can be changed here any more. Please call us',
  OUT_OF_STOCK: 'Fewer are available on these dates. Change the units or the dates',
  PRICE_CHANGED: 'The price would be different. If you agree, send it again at that price',
  TERMS_CHANGED: 'The terms of cancellation have changed. Please read the new ones and decide again',
  KEY_CONFLICT: 'This form was sent before with other content. Please check it and send it again',
  NOT_ACCEPTED: 'These dates or items cannot be had. Change them, or call us',
}
// Orders of this device.
export const mineText = 'Orders placed on this device. The list is kept on it alone.'
export const none = 'Your orders will be here'
export const forget = 'Remove from the list'

export function made(day: string): string {
  return `placed on ${day}`
}

/** `when`: a moment in words, “5 December at 12:00”. */
export function answerBy(when: string): string {
  return `We will answer ${when} at the latest`
}

export function newTotal(sum: string): string {
  return `The rental would cost ${sum}`
}

export function refund(sum: string): string {
  return `${sum} will be returned to you`
}

/** `total`: empty where nobody says it. */
export function asked(period: string, total: string): string {
  return `You asked for ${[period, total].filter(Boolean).join(', ')}`
}
