// Problems of an order as a whole, and how to mend them.
export const checkFields = 'Please check the marked fields, then we will send the order.'
export const checkLines = 'Part of this order cannot be placed yet. Please see the marked lines.'
export const checkAll = 'Please correct everything that is marked, then we will send the order.'
export const priceChanged =
  'Prices have changed while you were ordering. If the new total suits you, please send the order again.'
export const tooLarge =
  'This order is too large for the website. Please send us its list in a message, and a manager will place it. Your cart stays as it is.'
export const tooManyOpen =
  'Much has been ordered through your network (at home, at work or on mobile) within the last 24 hours, so the website cannot take this one. Please send us its list in a message, and a manager will place it. Your cart stays as it is.'
export const keyUsed =
  'An order with other contents has been sent from this page before, and it may have reached us.'
export const unclear =
  'The order may have reached us, but no answer says so. Send it again: there will be no second one. Or call us.'
export const firstUnclear =
  'The order that you sent before may have reached us, so the changed one has not been sent. Try again: we will find out about the first one first.'
export const keyInvalid = 'The form is broken. Please reload the page and send it again.'
export const totalInvalid = 'The order’s total is broken. Please start again.'
export const consentsChanged =
  'Our terms changed while the page was open. Please refresh it, read the new ones and tick them: the rest is still here.'
/** Where the page with the new ones is what answers. */
export const consentsChangedHere =
  'Our terms changed while you were filling in the form. The new ones are below: please read and tick them, then send again.'
export const noDelivery = 'We do not deliver: please choose to collect the order yourself.'
export const noPickUp = 'Orders cannot be collected: please choose delivery.'
export const empty = 'There is nothing in the order yet. Please add at least one item.'

export function tooManyLines(count: number, maximum: number): string {
  return `An order holds no more than ${maximum}\u00a0lines, and this one has ${count}. Please split it.`
}

/** The service has made it, though its answer was not as agreed. */
export function made(number: string): string {
  return `We have your order, its number is ${number}. There is no need to send it again.`
}

/** Another order was sent with the same key. */
export function madeBefore(number: string): string {
  return `We have the order that you sent before: number ${number}. Your latest changes are not in it.`
}
