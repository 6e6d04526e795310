export const addressRequired = 'Please leave a phone number or an e-mail address so that we can answer'
export const consentRequired = 'Please give your consent: without it we cannot answer'
export const checkFields = 'Please check the marked fields, then we will send your message.'

/** The last line of a message, for the company: “Best time to call: 09:00–12:00”. */
export function callTime(hours: string): string {
  return `Best time to call: ${hours}`
}
export const title = 'Write to us'
export const intro =
  'Ask about dates, availability or delivery. Tell us your dates and what you need, and the answer will be more exact.'
export const introWithoutDelivery =
  'Ask about dates, availability or returns. Tell us your dates and what you need, and the answer will be more exact.'
export const notLoaded = 'The form did not load'
export const loading = 'Loading the form'
export const eitherContact = 'A phone number or an e-mail address is enough'
export const whenToCall = 'Best time to call'
export const message = 'Message'
export const messageExample = 'Your dates, what you need, and how many'
export const notSent = 'The message was not sent'
export const kept = 'All that you have written is still there: please send it again.'
export const send = 'Send'
export const sendAgain = 'Send again'
export const sending = 'Sending the message'
export const sent = 'We have your message'
export const answerSoon = 'We will answer during working hours.'
export const writeMore = 'Write another'
export const trap = 'Do not fill in this field'
export const trapSprung = 'This field is for programs. Please clear it and send the message again'
export const connectionLost = 'The connection seems to be lost.'
export const notPassedOn = 'The website could not pass it on.'
