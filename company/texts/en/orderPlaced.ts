// The page after an order.
export const copyNumber = 'Copy the order number'
export const keepNumber = 'Please write the number down: you will need it at the handover'
export const otherOrder = 'The order differs from what you sent'
export const askUs = 'Please ask us about the difference.'
export const toCalendar = 'Add to calendar'
export const directions = 'How to get there'
export const calendarFile = 'The .ics file has the pick-up, the return, the address and the order number'
export const toBring = 'What we deliver'
export const toHandOut = 'What you collect'
export const later = 'Your order will be here'
export const laterText =
  'Once you have placed an order, this page has its number and dates. If you have already placed one, it is accepted.'
export const looking = 'Looking up what you have ordered…'
// Around a number in a link, which anybody may have sent.
export const linkedNumber = 'Number from the link: '
export const linkedOwner = '. Whose order it is, only the sender of the link knows'
export const ifJustSent = 'If you have just sent an order, it is accepted'
/** The words by which a sentence of the company promises a letter. */
export const mail = /e-?mail|inbox|mailbox/i

/** `note`: what the company sends. */
export function sentTo(note: string, email: string): string {
  return `${note} to ${email}`
}

export function sumChanged(agreed: string, total: string): string {
  return `The rental cost ${agreed} when you sent the order, and costs ${total} in it.`
}

/** `sent`, `made`: dates. */
export function datesChanged(sent: string, made: string): string {
  return `You sent ${sent}, and the order says ${made}.`
}
