// Problems of an order as a whole, and how to mend them.
export const checkFields = 'Please check the marked fields, then send the form again.'
export const checkLines = 'Some lines cannot be had yet. Please see those that are marked.'
export const checkAll = 'Please correct everything that is marked, then send the form again.'
export const priceChanged =
  'Prices changed while you were filling in the form. If the new total suits you, please send it again.'
export const tooLarge =
  'This is too much for the website. Please send us the list in a message, and a manager will take care of it. Your cart stays as it is.'
export const tooManyOpen =
  'A lot has been sent through your network (at home, at work or on mobile) within the last 24 hours, so the website cannot take any more. Please send us the list in a message, and a manager will take care of it. Your cart stays as it is.'
export const keyUsed = 'Something else has been sent from this page before, and it may have reached us.'
export const unclear =
  'It may have reached us, but no answer says so. Send it again: there will be no duplicate. Or call us.'
export const firstUnclear =
  'What you sent before may have reached us, so your changes have not been sent. Try again: we will find out about the first one first.'
export const keyInvalid = 'The form is broken. Please reload the page and send it again.'
export const totalInvalid = 'The total is broken. Please start again.'
export const consentsChanged =
  'Our terms changed while the page was open. Please refresh it, read the new ones and tick them: the rest is still here.'
/** Where the page with the new ones is what answers. */
export const consentsChangedHere =
  'Our terms changed while you were filling in the form. The new ones are below: please read and tick them, then send again.'
export const noDelivery = 'We do not deliver: please choose to collect everything yourself.'
export const noPickUp = 'Nothing can be collected: please choose delivery.'
export const empty = 'There is nothing here yet. Please add at least one item.'

export function tooManyLines(count: number, maximum: number): string {
  return `No more than ${maximum}\u00A0lines fit, and there are ${count}. Please split the list.`
}

/** The service has made it, though its answer was not as agreed. */
export function made(number: string): string {
  return `We have it, and its number is ${number}. There is no need to send it again.`
}

/** Another order was sent with the same key. */
export function madeBefore(number: string): string {
  return `We have what you sent before: number ${number}. Your latest changes are not in it.`
}
