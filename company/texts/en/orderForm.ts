// The order form, and why there is nothing to order yet. Days, sums and counts come in words.
/** Before the title of a page whose form was refused. */
export const wrong = 'Error: '
export const loading = 'Loading the form'
export const contacts = 'Your details'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'E-mail'
export const emailExample = 'mary@example.com'
export const company = 'Company'
export const companyOptional = '(if you need a contract)'
export const companyExample = 'Name or company number'
export const handover = 'Pick-up and return'
export const method = 'Method'
export const pickUp = 'Collection'
export const pickUpPlace = 'Where to collect'
export const address = 'Address'
export const addressOptional = '(for delivery)'
export const addressExample = 'Town, street, number, how to get in'
export const addressByPhone = 'We will tell you the address by phone'
/** Beside a box that was ticked. */
export const yes = 'yes'
export const comment = 'Comment'
// Names in brackets are links to their documents.
export const termsConsent = 'I accept the [rental terms] and the [terms and conditions]'
export const dataConsent = 'I give my [consent to the processing of personal data]'
// Why it is not shown.
export const nothing = 'There is nothing to order yet'
export const emptyText = 'Put what you would like to rent into your cart, and come back here.'
export const leftText =
  'Everything in your cart has been removed, is taken on your dates or is no longer rented out.'
export const countTogether = 'Let us work it out together'
export const otherDates = 'Please choose other dates'
export const datesFirst = 'Please choose your dates first'
export const datesFirstText = 'The price and availability depend on them.'
export const toCart = 'Back to the cart'
export const tooMuchText =
  'Some items are not available on these dates. Please change the quantity or the dates.'
export const correctInCart = 'Change it in the cart'
// Without scripts.
export const form = 'Order'
export const planFirst = 'Please make a quote: without JavaScript, orders are placed from one.'
export const openPlan = 'Open the quote'
export const planTooLong = 'This quote is too long'
export const planTooLongText =
  'It does not fit into one URL. Please split it in two, or place the order by phone'

/** `why`: that the company names the price. */
export function askText(why: string): string {
  return `${why}. Your cart is saved.`
}

/** `reason`: why the former dates cannot be had, a sentence without its full stop. */
export function otherDatesText(reason: string): string {
  return `${reason}. Please choose new dates, your cart is saved.`
}

// When things change hands, from “Handover on 12 December” for both ways to “I will return on 14 December” for one.
export function receive(day: string): string {
  return `Handover on ${day}`
}

export function bring(day: string): string {
  return `Deliver on ${day}`
}

export function fetch(day: string): string {
  return `I will collect on ${day}`
}

export function giveBack(day: string): string {
  return `Return on ${day}`
}

export function takeAway(day: string): string {
  return `Take back on ${day}`
}

export function bringBack(day: string): string {
  return `I will return on ${day}`
}
