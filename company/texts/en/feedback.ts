export const addressRequired = 'Please leave a phone number or an e-mail address so that we can answer'
export const consentRequired = 'Please give your consent: without it we cannot answer'
export const checkFields = 'Please check the marked fields, then we will send your message.'

/** The last line of a message, for the company: “Best time to call: 09:00–12:00”. */
export function callTime(hours: string): string {
  return `Best time to call: ${hours}`
}
