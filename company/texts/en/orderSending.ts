// Sending an order: its button, and what comes of it. Sums and counts come in words.
import { plural } from './plural.ts'

export const sendAtNewPrice = 'Send at the new price'
export const sendShort = 'Send'
export const againShort = 'Send again'
export const callMe = 'Ask for a call'
export const counting = 'Working out the total for your new dates'
export const payLater = 'to pay after confirmation'
// Ways to correct an order.
export const otherDates = 'Choose other dates'
export const correctInPlan = 'Change it in the quote'
/** A consent that has no short name. */
export const ownConsent = 'consent'
/** The fields of the form, within a sentence. */
export const fields = {
  name: 'name',
  phone: 'phone',
  email: 'e-mail',
  company: 'company',
  address: 'address',
  pickupPlace: 'pick-up place',
  deliverySlot: 'time of the handover',
  returnSlot: 'time of the return',
  comment: 'comment',
  termsAccepted: 'terms',
  consent: 'consent to the processing of data',
}
export const conflictText =
  'To change it, please call us. If you need the same once more, press the button again: it will be sent as new.'
// No answer, or a refusal.
export const noAnswer = 'No answer came'
export const noAnswerText =
  'The connection may have been lost. Everything you have written is still here. Please send it again: there will be no duplicate.'
export const offline = 'No connection: nothing has been sent'
export const offlineText =
  'Everything you have written is still here. Please send it again once you are online: there will be no duplicate.'
export const rejected =
  'The website could not pass on the form. Please call us, and we will take it by phone.'
export const nothingLost = 'Everything you have written is still here. There will be no duplicate.'
// To a visitor who has left the form.
export const noAnswerYet = 'No answer yet'
export const toCorrect = 'Not sent: something has to be corrected'
export const toOrder = 'To the form'
// An order that a person takes.
export const byPerson = 'A manager will place it'
export const listHere = 'We have your list'
export const listHereText = 'A manager will take care of it. Your cart stays as it is.'
export const listNotSent = 'The list was not sent'
export const sendList = 'Send the list as a message'

export function check(count: number): string {
  return `Please check ${count}\u00A0${plural(count, 'field')}`
}

export function fromTo(was: string, now: string): string {
  return `was\u00A0${was}, now\u00A0${now}`
}

/** `change`: by `fromTo`. */
export function rent(change: string): string {
  return `Rental with extras: ${change}`
}

/** `problem`: why it was not sent, a sentence. */
export function sendListAgain(problem: string): string {
  return `${problem} Please send it again.`
}

export function prepay(sum: string): string {
  return `${sum} in advance`
}

// The list as the company reads it.
export function toConfirm(positions: string): string {
  return `To confirm: ${positions}`
}

export function planLink(url: string): string {
  return `Quote: ${url}`
}

export function deliverTo(address: string): string {
  return `Delivery: ${address}`
}

export function comment(text: string): string {
  return `Comment: ${text}`
}

export function numbered(id: string): string {
  return `no.\u00A0${id}`
}
