// What is wrong with an order as a whole, and how to mend it.
export const checkFields = 'Please check the marked fields, then we will send the order.'
export const checkLines = 'Part of this order cannot be placed yet. Please see the marked lines.'
export const checkAll = 'Please correct everything that is marked, then we will send the order.'
export const priceChanged =
  'Prices have changed while you were ordering. If the new total suits you, please send the order again.'
export const tooLarge =
  'This order is too large for the website. Please send us its list in a message, and a manager will place it. Your cart stays as it is.'
export const tooManyOpen =
  'Many orders have already been placed from your phone number or your network, so the website cannot take this one. Please send us its list in a message, and a manager will place it. Your cart stays as it is.'
export const keyUsed =
  'This order has already been sent with other contents. To place a new one, please start again.'
export const keyInvalid = 'The order’s key is broken. Please start again.'
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
