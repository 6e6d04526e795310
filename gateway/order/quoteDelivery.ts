import { toMinor } from '#gateway/rental/price.ts'
import type { Rest } from '../rest/calls/index.ts'
import { withFallback } from '../rest/errors.ts'
import type { DeliveryQuote } from '../rest/shapes/deliveryQuote.ts'
import type { Draft } from './draft.ts'
import type { OrderRequest } from './orderRequest.ts'

/** Where and how it is delivered, as far as the price depends on it. */
type DeliveryPlace = {
  address: string
  deliverySlot?: string | null | undefined
  returnSlot?: string | null | undefined
  floor?: number | null | undefined
  lift?: boolean | null | undefined
}

/** The price of a delivery by the company's own tariff; null where its services do not name the capability. */
export async function quoteDelivery(
  { address, deliverySlot, returnSlot, floor, lift }: DeliveryPlace,
  { period, lines, relatedLines }: OrderRequest,
  rest: Pick<Rest, 'settings' | 'deliveryQuote'>,
): Promise<DeliveryQuote | null> {
  const { capabilities } = await rest.settings()
  if (!capabilities.includes('delivery-quotes')) return null
  return rest.deliveryQuote({
    ...{ address, period: { start: period.start, end: period.end } },
    slots: { ...(deliverySlot && { delivery: deliverySlot }), ...(returnSlot && { return: returnSlot }) },
    ...(floor != null && { floor }),
    ...(lift != null && { lift }),
    lines: [...lines, ...relatedLines].map(({ productId, quantity, parentId }) => ({
      ...{ productId, quantity },
      ...(parentId !== null && { relatedTo: parentId }),
    })),
  })
}

/** A price of delivery that is not the agreed one: that of now, null where nobody can say. */
type OtherDelivery = { expected: number; now: number | null }

/** Asks for the price of the delivery anew; null: it is the agreed one, or none was agreed. */
export async function otherDelivery(
  { quotedDelivery, form: { delivery }, request }: Draft,
  rest: Pick<Rest, 'settings' | 'deliveryQuote'>,
): Promise<OtherDelivery | null> {
  if (!quotedDelivery) return null
  const place = { ...delivery, ...quotedDelivery, address: delivery.address ?? '' }
  const quote = await withFallback<DeliveryQuote | null>(quoteDelivery(place, request, rest), null)
  const now = quote?.price ?? null
  const isSame = now !== null && toMinor(now) === toMinor(quotedDelivery.price)
  return isSame ? null : { expected: quotedDelivery.price, now }
}
