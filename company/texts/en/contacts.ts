// The page of contacts: how to call, to write and to come.
export const title = 'Contacts: phone numbers, addresses, opening hours'
export const description =
  'How to call us, write to us or visit us: phone numbers, e-mail, messengers, our places with their opening hours, company details.'
export const heading = 'Contacts'
export const address = 'Address'
/** A place without a name. */
export const office = 'Office'
export const hours = 'Hours'
export const phone = 'Phone'
export const email = 'E-mail'
export const onMap = 'On the map'
export const route = 'Get directions'
/** The frame with the map of all places. */
export const map = 'Our places on the map'
export const phones = 'Phone numbers'
export const requisites = 'Company details'
export const write = 'Write to us'
export const writeText =
  'Ask about dates, availability or delivery. Tell us what you need and for which days, and our answer will be more precise.'
export const writeTextWithoutDelivery =
  'Ask about dates, availability or returns. Tell us what you need and for which days, and our answer will be more precise.'
/** Before a number, as a link. */
export const call = 'Please call: '

/** Hours as they are written: “9:00”, “21:30”. */
export function open(from: string, to: string): string {
  return `Open from ${from} to\u00A0${to}`
}

export function openUntil(to: string): string {
  return `Open today until\u00A0${to}`
}

export function closedUntil(from: string): string {
  return `Closed, opens at\u00A0${from}`
}
