import { flag, price, whole } from '../values/number.ts'
import { list, object, orEmpty, type ReadOf, required } from '../values/shape.ts'
import { dateTime, day, id } from '../values/text.ts'

/** A period as the services name it; both days count. */
const period = object({ start: required(day), end: required(day) })

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
    /** True if it had been stored under this key before. */
    replayed: flag,
  },
  'Order',
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

/** Any result says that a message or visit was taken; an id is welcome. */
export const accepted = orEmpty(object({ id }))
