import { MAX_LENGTHS } from '#company/order.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { quoteDelivery } from '../order/quoteDelivery.ts'
import { deliveryQuote } from '../rest/shapes/deliveryQuote.ts'
import { checkRange, checkText } from './arguments.ts'
import { checkedLines, MAX_FLOOR, OrderLineInput, RelatedOrderLineInput, TimeSlot } from './orderInputs.ts'
import { checkPeriod, PeriodInput } from './period.ts'

const DeliveryQuoteInput = builder.inputType('DeliveryQuoteInput', {
  description:
    'What is delivered where. Personal data: the gateway sends it to the catalogue service only, and neither stores nor logs it.',
  fields: (t) => ({
    address: t.string({ required: true, description: 'Postal address, at most 500 characters.' }),
    period: t.field({ type: PeriodInput, required: true, description: 'Dates of the rental.' }),
    deliverySlot: t.field({ type: TimeSlot, description: 'Time on the first day; omitted: any time.' }),
    returnSlot: t.field({ type: TimeSlot, description: 'Time on the last day; omitted: any time.' }),
    floor: t.int({ description: `The floor, 1 to ${MAX_FLOOR}; 1 is the ground floor.` }),
    lift: t.boolean({ description: 'Whether there is a lift that takes the things.' }),
    lines: t.field({ type: [OrderLineInput], required: true, description: 'Products, as in an order.' }),
    relatedLines: t.field({ type: [RelatedOrderLineInput], description: 'Extras, as in an order.' }),
  }),
})

const DeliveryQuoteRef = shapeType(
  'DeliveryQuote',
  deliveryQuote,
  'The price of a delivery, by the company’s own tariff.',
  {
    price: 'There and back, in `Settings.currency`; 0: free. Send it as `quotedDelivery` of the order.',
    zone: 'Where the address is, in the shop’s language.',
    distanceKm: 'How far it is, in kilometres.',
    earliestSlot: 'The earliest time on the first day, `HH:MM-HH:MM`.',
    freeFrom: 'The rent from which it is free; null: never.',
  },
)

builder.queryField('deliveryQuote', (t) =>
  t.field({
    type: DeliveryQuoteRef,
    nullable: true,
    description:
      'The price of a delivery to an address. Source: `POST /v2/delivery-quotes` of services that name the capability `delivery-quotes`; null, without a call, where they do not. Nothing of it is cached. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      input: t.arg({ type: DeliveryQuoteInput, required: true, description: 'What is delivered where.' }),
    },
    ...restCalls('settings', 'deliveryQuote'),
    complexity: 50,
    resolve: (_query, { input }, { trace, rest }) => {
      trace.isPrivate = true
      const requested = checkedLines(input)
      if (input.floor != null) checkRange(input.floor, 'input.floor', 1, MAX_FLOOR)
      const period = checkPeriod(input.period, 'input.period') ?? input.period
      const address = checkText(input.address.trim(), 'input.address', MAX_LENGTHS.address)
      return quoteDelivery({ ...input, address }, { period, ...requested }, rest)
    },
  }),
)
