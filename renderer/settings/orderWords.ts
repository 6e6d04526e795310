import { texts } from '#company/texts/index.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** The words for an order, or for a request where the company takes those. */
export const orderWords = (isRequest: boolean) => (isRequest ? REQUEST : ORDER)

/** The same by the shop's settings. */
export const useOrderWords = () => orderWords(useSiteSettings()?.orderMode === 'REQUEST')

// The build follows single texts, not a topic as a whole.
const ORDER = {
  place: texts.orderWords.place,
  placeShort: texts.orderWords.placeShort,
  heading: texts.orderWords.heading,
  yours: texts.orderWords.yours,
  send: texts.orderWords.send,
  sending: texts.orderWords.sending,
  sent: texts.orderWords.sent,
  accepted: texts.orderWords.accepted,
  taken: texts.orderWords.taken,
  number: texts.orderWords.number,
  named: texts.orderWords.named,
  cancel: texts.orderWords.cancel,
  pickUp: texts.orderWords.pickUp,
  giveBack: texts.orderWords.giveBack,
}

const REQUEST: typeof ORDER = {
  place: texts.request.place,
  placeShort: texts.request.placeShort,
  heading: texts.request.heading,
  yours: texts.request.yours,
  send: texts.request.send,
  sending: texts.request.sending,
  sent: texts.request.sent,
  accepted: texts.request.accepted,
  taken: texts.request.taken,
  number: texts.request.number,
  named: texts.request.named,
  cancel: texts.request.cancel,
  pickUp: texts.request.pickUp,
  giveBack: texts.request.giveBack,
}
