import { between, price } from '../values/number.ts'
import { object, type ReadOf, required, type Shape } from '../values/shape.ts'
import { text } from '../values/text.ts'

const MAX_ZONE = 100
/** Half around the earth. */
const MAX_KM = 20_000

const zone: Shape<string | null> = {
  ...text,
  read: (value, at) => text.read(value, at)?.slice(0, MAX_ZONE).toWellFormed() ?? null,
}

/** A time of day as orders have it. */
const slot: Shape<string | null> = {
  schema: { type: ['string', 'null'], pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' },
  read(value, at) {
    const read = text.read(value, at)
    return read !== null && /^\d\d:\d\d-\d\d:\d\d$/.test(read) ? read : null
  },
}

/** The price of a delivery, there and back. */
export type DeliveryQuote = ReadOf<typeof deliveryQuote>
export const deliveryQuote = object(
  {
    price: required(price),
    /** Where the address is, for visitors. */
    zone,
    distanceKm: between(0, MAX_KM),
    /** The earliest time on the first day. */
    earliestSlot: slot,
    /** From this rent on it costs nothing, or less. */
    freeFrom: price,
  },
  'DeliveryQuote',
)
