// The page after an order.
export const copyNumber = 'Copy the number'
export const keepNumber = 'Please write the number down: you will need it at the handover'
export const otherOrder = 'What was recorded differs from what you sent'
export const askUs = 'Please ask us about the difference.'
export const toCalendar = 'Add to calendar'
export const directions = 'How to get there'
export const calendarFile = 'The .ics file has the pick-up, the return, the address and the number'
export const toBring = 'What we deliver'
export const toHandOut = 'What you collect'
export const later = 'There is nothing here yet'
export const laterText =
  'Once you have sent the form, this page has the number and the dates. If you have already sent it, we have it.'
export const looking = 'Looking up what you sent…'
// Around a number in a link, which anybody may have sent.
export const linkedNumber = 'Number from the link: '
export const linkedOwner = '. Whose it is, only the sender of the link knows'
export const ifJustSent = 'If you have just sent the form, we have it'
/** The words by which a sentence of the company promises a letter. */
export const mail = /e-?mail|inbox|mailbox/i

/** `note`: what the company sends. */
export function sentTo(note: string, email: string): string {
  return `${note} to ${email}`
}

export function sumChanged(agreed: string, total: string): string {
  return `The rental cost ${agreed} when you sent the form, and was recorded at ${total}.`
}

/** `sent`, `made`: dates. */
export function datesChanged(sent: string, made: string): string {
  return `You sent ${sent}, and ${made} was recorded.`
}
