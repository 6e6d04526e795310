import { CURRENCY } from '#company/constants.ts'
import { HAS_DELIVERY, MAX_RENTAL_DAYS } from '#company/order.ts'
import { html } from '../html/html.ts'
import { link, withCall } from '../values/link.ts'
import { oneOf } from '../values/names.ts'
import { between, flag, price, whole } from '../values/number.ts'
import {
  invalid,
  isRecord,
  list,
  object,
  orEmpty,
  type ReadOf,
  required,
  type Shape,
} from '../values/shape.ts'
import { text, words } from '../values/text.ts'
import { handOverTerms } from './calendar.ts'

/** A link of the site: a path such as /catalog, or an http(s), mailto or tel URL. */
export const navigationLink = object({ title: required(words), url: required(link) })

/** The shop's phone for the frame of every page. */
export const phone = withCall(object({ caption: text, link, number: text }), 'link', 'number')

/** The header of every page. */
export const header = orEmpty(object({ navigation: list(navigationLink), phone, workingHours: text }))

/** A page of the company in a social network; `name` is the name of an icon. */
export const socialLink = object({ name: required(words), title: required(words), url: required(link) })

/** A button of the footer: it leads to `url`, or does the `action` that the storefront knows by that name. */
export const specialButton = object({ title: required(words), action: text, url: link, style: text })

/** The footer of every page. */
export const footer = orEmpty(
  object({
    address: text,
    description: text,
    topLinks: list(navigationLink),
    bottomLinks: list(navigationLink),
    socials: list(socialLink),
    specialButtons: list(specialButton),
    copyright: text,
  }),
)

/** When the company works; `open` and `close` are hours of the day, HH:MM. */
export type WorkingHours = ReadOf<typeof hours>
export const hours = object({ caption: text, short: text, open: text, close: text, warehouse: text })

/** Opening and closing times are in the hours themselves or in their days. */
const workingHours: Shape<WorkingHours | null> = {
  schema: {
    ...hours.schema,
    description:
      '`open` and `close` may also be in a list `days`: one item for every day of the week, or seven. They are shown where they hold for every day.',
  },
  read(value, at) {
    if (!isRecord(value)) return hours.read(value, at)
    const days: unknown[] = Array.isArray(value.days) ? value.days : []
    const [first, ...others] = days.map((day) =>
      isRecord(day) ? { open: day.open, close: day.close } : null,
    )
    const isEveryDay =
      others.length === 0 ||
      (others.length === 6 &&
        others.every((day) => first && day?.open === first.open && day?.close === first.close))
    // On a day that is closed or shorter they would be untrue.
    return hours.read(isEveryDay ? { ...first, ...value } : { ...value, open: null, close: null }, at)
  },
}

/** The prices of delivery, in the company's currency. */
export const delivery = object({
  /** From this sum on delivery costs nothing. */
  freeFrom: price,
  price,
  zone: text,
  outsidePricePerKm: price,
  floorPriceWithoutLift: price,
  nightSurcharge: price,
  note: text,
})

/** Nothing where the company’s folder says that it does not deliver. */
const offeredDelivery: typeof delivery = HAS_DELIVERY ? delivery : { ...delivery, read: () => null }

/** The prepayment: a percentage, or all of it for orders up to `fullUpTo` roubles. */
export const prepayment = object({ percent: between(0, 100), fullUpTo: price, note: text })

/** The deposit; `minimum` is roubles. */
export const deposit = object({
  percent: between(0, 100),
  minimum: price,
  returnWorkingDays: whole(0),
  organizations: flag,
})

/** One card of the block «working with us»; `icon` is the name of an icon. */
export const advantageCard = object({ icon: text, title: required(words), description: text, url: link })

/** The block «working with us». */
export const workingWithUs = object({ title: text, cards: list(advantageCard) })

/** The texts of the pages of an order. */
export const orderTexts = object({
  successTitle: text,
  successText: text,
  errorTitle: text,
  errorText: text,
  comment: text,
  confirmation: text,
  emailNote: text,
  sendNote: text,
  cancellation: text,
  moving: text,
})

/** Prices of another currency would be shown as if they were in the company's own. */
const currency: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    description:
      'By ISO 4217. It must be the currency of the company’s folder, which is the one that is shown.',
  },
  read(value, at) {
    if (value === CURRENCY) return CURRENCY
    return invalid(value, `must be ${CURRENCY}, the currency of the company’s folder`, at, null)
  },
}

/** The settings of the shop. */
export type Settings = ReadOf<typeof settings>
export const settings = object(
  {
    brand: text,
    /** The optional calls that the services answer: what is not named is never called. */
    capabilities: list(words),
    /** A request holds nothing until the company has accepted it. */
    orderMode: oneOf('order', 'request'),
    calendar: handOverTerms,
    currency,
    /** The shortest rental in days, at least 1; one beyond the longest could never be ordered. Null: the service gave none, so nothing can be priced for sale. */
    minOrderDays: whole(1, MAX_RENTAL_DAYS),
    /** Sanitized HTML. */
    defaultRentTerms: html,
    workingHours,
    delivery: offeredDelivery,
    prepayment,
    deposit,
    header,
    footer,
    workingWithUs,
    careNote: text,
    order: orderTexts,
  },
  'Settings',
)
