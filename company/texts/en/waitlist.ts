// “Tell me when it is free”: for a thing that is taken, or that the company has none of.
export const title = 'Tell me when it is free'
export const titleOut = 'Tell me when it is back'
export const note = 'We will tell you once. Nothing is reserved by this.'
export const contact = 'E-mail or phone'
export const contactRequired = 'Please give an e-mail address or a phone number so that we can tell you'
export const consentRequired = 'Please give your consent: without it we cannot keep your contact details'
export const send = 'Tell me'
export const checkFields = 'Please check the marked fields, then send the form again.'
export const checkOnce = 'Is everything right?'
export const checkOnceText = 'Your request has not been sent yet: press “Tell me”.'
export const notSent = 'Your request was not sent'
export const kept = 'Everything you wrote is still here: send it again.'
export const notOffered = 'We do not tell when items become free'
export const past = 'These dates have passed. Choose new ones.'
export const none = 'What are you waiting for?'
export const noneText = 'Open the page of an item that is taken on your dates: you can ask there.'
export const joined = 'If you are waiting by this link, we will tell you'
export const joinedText =
  'Once, at the address or number that you gave. Keep this page in case you change your mind: you can withdraw your request here.'
export const leave = 'Do not tell me'
export const left = 'Your request is withdrawn'
export const leftText = 'Your contact details have been removed.'
export const notFound = 'There is no such request'
export const notFoundText = 'It was withdrawn before, we have already told you, or the address is mistyped.'
export const notLeft = 'Your request was not withdrawn'
export const notLeftText = 'Press once more.'

export function titleOf(name: string): string {
  return `Tell me when it is free: ${name}`
}
