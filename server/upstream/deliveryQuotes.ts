import { z } from 'zod'
import { checkBody, day, productId, text } from './body.ts'
import { settings } from './content.ts'
import type { Database } from './data/database.ts'
import { periodDays, weekdayOf } from './data/days.ts'
import type { OrderInput } from './orderInput.ts'
import { priceLines } from './orderPrice.ts'
import { ServiceProblem } from './problem.ts'

const quantity = z.int().min(1).max(100_000)
const QUESTION = z.object({
  address: text(500),
  period: z.object({ start: day, end: day }),
  slots: z.object({ delivery: text(11).nullish(), return: text(11).nullish() }).nullish(),
  floor: z.int().min(1).max(200).nullish(),
  lift: z.boolean().nullish(),
  lines: z
    .array(z.object({ productId, quantity, relatedTo: productId.nullish() }))
    .min(1)
    .max(250),
})

/** The settings of delivery, in roubles: `places` are those that an address can name, with their distance from the ring road. */
type Tariff = {
  price: number
  freeFrom?: number
  outsidePricePerKm?: number
  floorPriceWithoutLift?: number
  nightSurcharge?: number
  places?: { name: string; km: number }[]
}
type Terms = {
  minOrderDays: number
  delivery?: Tariff
  calendar?: { hours?: { weekday: number; open: string; close: string }[] }
}

/** POST /v2/delivery-quotes: what a delivery there and back costs. It stores nothing, the address least of all. */
export function quoteDelivery(database: Database, body: unknown) {
  const { address, period, slots, floor, lift, lines } = checkBody(QUESTION, body)
  const { minOrderDays, delivery, calendar } = settings(database) as Terms
  const place = delivery?.places?.find(({ name }) => address.toLowerCase().includes(name.toLowerCase()))
  if (!delivery || !place) throw new ServiceProblem(422, 'ADDRESS_UNKNOWN', 'Туда цену назовёт менеджер')
  const own = lines.filter(({ relatedTo }) => relatedTo == null)
  const related = lines.flatMap(({ relatedTo, ...line }) =>
    relatedTo == null ? [] : [{ ...line, parentId: relatedTo }],
  )
  const rental = { days: periodDays(period), minOrderDays }
  const priced = priceLines(database, { lines: own, relatedLines: related }, rental)
  const rent = priced.reduce((sum, { total }) => sum + total, 0) / 100
  const isFree = delivery.freeFrom !== undefined && rent >= delivery.freeFrom
  const nights = [slots?.delivery, slots?.return].filter((slot) => slot && /^(?:23|0[0-6])/.test(slot))
  const climbed = lift ? 0 : (floor ?? 1) - 1
  const hours = calendar?.hours?.find(({ weekday }) => weekday === weekdayOf(period.start))
  return {
    price:
      (isFree ? 0 : delivery.price) +
      place.km * (delivery.outsidePricePerKm ?? 0) +
      climbed * (delivery.floorPriceWithoutLift ?? 0) +
      nights.length * (delivery.nightSurcharge ?? 0),
    ...{ zone: place.name, distanceKm: place.km, freeFrom: delivery.freeFrom },
    earliestSlot: hours && `${hours.open}-${hours.close}`,
  }
}

/** The price of delivery that an order was agreed at, in kopecks, if it still is that; null: none was agreed. */
export function agreedDelivery(
  database: Database,
  { quotedDelivery, delivery, period, lines, relatedLines }: OrderInput,
): number | null {
  if (!quotedDelivery || delivery.method !== 'delivery') return null
  const { price } = quoteDelivery(database, {
    ...{ ...quotedDelivery, address: delivery.address, period },
    slots: { delivery: delivery.deliverySlot, return: delivery.returnSlot },
    lines: [...lines, ...relatedLines.map(({ parentId, ...line }) => ({ ...line, relatedTo: parentId }))],
  })
  const agreed = Math.round(quotedDelivery.price * 100)
  if (Math.round(price * 100) !== agreed)
    throw new ServiceProblem(409, 'PRICE_CHANGED', 'Цена доставки изменилась')
  return agreed
}
