import { plural } from './plural.ts'

// Problems of a form's fields, and how to mend them.
export const nameRequired = 'Please tell us your name'
export const phoneRequired = 'Please leave a number so that we can answer'
export const phoneCharacters = 'A phone number has only digits, spaces, brackets and dashes'
export const phoneCountry = 'Please check the country code: it cannot start with a zero'
export const phoneArea = 'Please check the area code: no number begins with these digits'
export const emailRequired = 'Please enter your e-mail so that we can answer'
export const emailInvalid = 'Please check the address, for example name@example.com'
export const emailWithoutAt = 'The address has no @'
export const addressRequired = 'Please tell us where to deliver'
export const companyRequired = 'Please tell us which company it is for'
export const slotRequired = 'Please choose a time'
export const slotOver = 'This time has passed today: please choose another'
export const slotTooSoon = 'That is too soon for us: please choose a later time'
export const slotOutside = 'We are closed at this time on that day: please choose another'
export const returnTooEarly = 'The return comes after the handover: please choose another time'
export const commentRequired = 'Please write a comment'
export const required = 'Please fill this in'
export const numberInvalid = 'Please enter a whole number'
export const tickRequired = 'Please tick this box'
export const termsRequired = 'Please accept the terms: without that it cannot be sent'
export const consentRequired = 'Please give your consent: without it nothing can be sent'
export const hiddenCharacters = 'The text has invisible characters. Please type it instead of pasting it'

export function tooLong(length: number, maximum: number): string {
  return `Too long: ${length}\u00A0characters, and there is room for ${maximum}`
}

export function phoneTooShort(missing: number): string {
  return missing > 10 ? 'Digits are missing' : `${digits(missing)} ${missing === 1 ? 'is' : 'are'} missing`
}

/** `isDomestic`: it was read as a number of the country's own. */
export function phoneTooLong(extra: number, isDomestic: boolean): string {
  const text = `The number has ${digits(extra)} too many`
  return isDomestic ? `${text}. Begin a number of another country with +` : text
}

function digits(count: number): string {
  return `${count}\u00A0${plural(count, 'digit')}`
}
export const name = 'Name'
export const phone = 'Phone'
export const email = 'E-mail'
export const optional = '(optional)'
export const emailExample = 'mary@example.com'
