import { texts } from '#company/texts/index.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** The words for an order, or for a request where the company takes those. */
export const orderWords = (isRequest: boolean): typeof ORDER => (isRequest ? texts.request : ORDER)

/** The same by the shop's settings. */
export const useOrderWords = () => orderWords(useSiteSettings()?.orderMode === 'REQUEST')

const ORDER = {
  place: texts.words.placeOrder,
  placeShort: texts.cartPage.orderShort,
  heading: texts.orderForm.heading,
  yours: texts.words.yourOrder,
  send: texts.orderSending.send,
  sending: texts.orderSending.sending,
  sent: texts.orderSending.sent,
  accepted: texts.orderPlaced.accepted,
  taken: texts.orderSending.accepted,
  number: texts.orderPlaced.number,
  named: texts.myOrder.number,
  cancel: texts.myOrder.cancelOrder,
  pickUp: texts.calendar.pickUp,
  giveBack: texts.calendar.giveBack,
}
