import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'
import { type SiteSettings, siteSettingsQuery } from './settingsQuery.ts'

/** The shop's settings, which the loader fetched with the page; null while the settings service does not answer. */
export function useSiteSettings(): SiteSettings | null {
  const [{ data }] = useQuery({ query: siteSettingsQuery })
  return data?.settings ?? null
}

/** The words for an order, or for a request where the company takes those. */
export function useOrderWords() {
  return orderWords(useSiteSettings()?.orderMode === 'REQUEST')
}

export const orderWords = (isRequest: boolean) => (isRequest ? REQUEST : ORDER)

const ORDER = {
  ...{ place: texts.words.placeOrder, placeShort: texts.cartPage.orderShort },
  ...{ heading: texts.orderForm.heading, yours: texts.words.yourOrder },
  ...{ send: texts.orderSending.send, sending: texts.orderSending.sending, sent: texts.orderSending.sent },
  ...{ accepted: texts.orderPlaced.accepted, taken: texts.orderSending.accepted },
  ...{ number: texts.orderPlaced.number, named: texts.myOrder.number, cancel: texts.myOrder.cancelOrder },
  ...{ pickUp: texts.calendar.pickUp, giveBack: texts.calendar.giveBack },
}

const REQUEST: typeof ORDER = {
  ...{ place: texts.request.place, placeShort: texts.request.placeShort },
  ...{ heading: texts.request.heading, yours: texts.request.yours },
  ...{ send: texts.request.send, sending: texts.request.sending, sent: texts.request.sent },
  ...{ accepted: texts.request.accepted, taken: texts.request.taken },
  ...{ number: texts.request.number, named: texts.request.named, cancel: texts.request.cancel },
  ...{ pickUp: texts.request.pickUp, giveBack: texts.request.giveBack },
}

/** The company's number and the link that calls it; null while the settings do not say both. */
export function useCallLink(): { number: string; link: LinkProps } | null {
  const phone = useSiteSettings()?.header.phone
  const link = linkProps(phone?.link)
  return phone?.number && link ? { number: phone.number, link } : null
}
