import { SLOT_TIMES } from '#company/order.ts'
import { secureUrl } from '../values/link.ts'
import { oneOf } from '../values/names.ts'
import { flag, price, whole } from '../values/number.ts'
import { list, object, orEmpty, type ReadOf, required } from '../values/shape.ts'
import { dateTime, day, id, secret, text, words } from '../values/text.ts'

/** A period as the services name it; both days count. */
const period = object({ start: required(day), end: required(day) })

/** How far an order is; `requested`: the company has yet to accept it. */
export const ORDER_STATES = [
  'requested',
  'accepted',
  'confirmed',
  'handed-over',
  'returned',
  'cancelled',
] as const
const state = oneOf(...ORDER_STATES)

/** The order that the service has stored. */
export type OrderAnswer = Omit<ReadOf<typeof storedOrder>, 'replayed'>
export const storedOrder = object(
  {
    id: required(id),
    number: required(id),
    /** Roubles. */
    total: price,
    period,
    /** ISO 8601 with a zone. */
    createdAt: dateTime,
    state,
    /** Until when the company answers a request. */
    validUntil: dateTime,
    /** Of the customer's own page; a service with the capability `orders` sends it. */
    secret,
    /** True if it had been stored under this key before. */
    replayed: flag,
  },
  'Order',
)

/** A line of an order as its customer sees it: prices are sums. */
export const customerLine = object({
  productId: required(id),
  parentId: id,
  name: text,
  quantity: required(whole(1)),
  total: price,
})

const slot = oneOf(...SLOT_TIMES)

/** How an order reaches its customer; `place`: where it is brought or collected, in words. */
export const customerDelivery = orEmpty(
  object({ method: oneOf('delivery', 'pickup'), place: text, deliverySlot: slot, returnSlot: slot }),
)

/** The sum of an order, and the part of it that is paid: the company's own words for the rest are in its settings. */
export const customerSums = orEmpty(object({ total: price, delivery: price, paid: price }))

/** The terms of changing and of cancelling the order today, in the company's words; `refund` is the money that would come back. */
export const customerTerms = orEmpty(object({ change: text, cancellation: text, refund: price }))

/** A paper of the order, to be read or signed. */
export const orderDocument = object({ title: required(words), url: required(secureUrl) })

/** The change that the customer has asked for, and the company has not answered yet. */
export const orderChange = object({ period: required(period), total: price, createdAt: dateTime })

/** An order as its customer sees it, by its secret. */
export type CustomerOrder = ReadOf<typeof customerOrder>
export const customerOrder = object(
  {
    number: required(id),
    state: required(state),
    createdAt: dateTime,
    validUntil: dateTime,
    period: required(period),
    delivery: customerDelivery,
    lines: list(customerLine),
    sums: customerSums,
    terms: customerTerms,
    change: orderChange,
    payUrl: secureUrl,
    documents: list(orderDocument),
  },
  'CustomerOrder',
)

/** One line of an order that the service refused: `available` is null when it does not say. */
export type ConflictLine = ReadOf<typeof conflictLine>
const conflictLine = object(
  {
    productId: required(id),
    parentId: id,
    requested: whole(0),
    available: whole(0),
  },
  'ConflictLine',
)

/** The lines that a refused order names, in `error.lines`. */
export const conflictLines = list(conflictLine)

/** The secret that ends a wait: at least 128 bits that nobody can guess. */
export const waiting = object({ secret: required(secret) }, 'Waiting')

/** Any result says that a message or visit was taken; an id is welcome. */
export const accepted = orEmpty(object({ id }))
