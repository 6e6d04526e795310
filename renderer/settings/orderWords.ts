import { texts } from '#company/texts/index.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** The words for an order, or for a request where the company takes those. The build follows single texts, not a topic as a whole. */
export const orderWords = (isRequest: boolean) => ({
  place: isRequest ? texts.request.place : texts.orderWords.place,
  placeShort: isRequest ? texts.request.placeShort : texts.orderWords.placeShort,
  heading: isRequest ? texts.request.heading : texts.orderWords.heading,
  yours: isRequest ? texts.request.yours : texts.orderWords.yours,
  mine: isRequest ? texts.request.mine : texts.orderWords.mine,
  send: isRequest ? texts.request.send : texts.orderWords.send,
  sending: isRequest ? texts.request.sending : texts.orderWords.sending,
  sent: isRequest ? texts.request.sent : texts.orderWords.sent,
  accepted: isRequest ? texts.request.accepted : texts.orderWords.accepted,
  taken: isRequest ? texts.request.taken : texts.orderWords.taken,
  number: isRequest ? texts.request.number : texts.orderWords.number,
  named: isRequest ? texts.request.named : texts.orderWords.named,
  cancel: isRequest ? texts.request.cancel : texts.orderWords.cancel,
  pickUp: isRequest ? texts.request.pickUp : texts.orderWords.pickUp,
  giveBack: isRequest ? texts.request.giveBack : texts.orderWords.giveBack,
})

/** The same by the shop's settings. */
export const useOrderWords = () => orderWords(useSiteSettings()?.orderMode === 'REQUEST')
