import { FORM_FIELDS, type FormField, SLOT_TIMES, SLOTS } from '#company/order.ts'
import { type FieldAt, orderFields, type SentName } from '#company/orderFields.ts'
import { MAX_LINES, MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { builder } from '../context/builder.ts'
import { toRequestedLines } from '../order/orderRequest.ts'
import { badInput, checkRange } from './arguments.ts'
import { PeriodInput } from './period.ts'

const quantity = `Units, a whole number from 1 to ${MAX_QUANTITY}; otherwise the line gets a typed problem, or, where there is none, the request is \`BAD_USER_INPUT\`.`

export const OrderLineInput = builder.inputType('OrderLineInput', {
  description: 'A product in an order or a quote.',
  fields: (t) => ({
    productId: t.id({ required: true, description: '`Product.id`. Each product once.' }),
    quantity: t.int({ required: true, description: quantity }),
  }),
})

export const RelatedOrderLineInput = builder.inputType('RelatedOrderLineInput', {
  description: 'An extra in an order or a quote: a product from `relatedProducts` of another line.',
  fields: (t) => ({
    productId: t.id({ required: true, description: '`RelatedProduct.productId`.' }),
    parentId: t.id({
      required: true,
      description: '`Product.id` of the line that the extra belongs to; that line must be in the order.',
    }),
    quantity: t.int({ required: true, description: quantity }),
  }),
})

const together = (others: string) => `At most ${MAX_LINES} together with the ${others}.`

const code =
  'The promo code, as the visitor wrote it, passed on to services that name the capability `quotes`: at most 100 characters.'

export const RentQuoteInput = builder.inputType('RentQuoteInput', {
  description: 'The products and dates to price. The client sends no prices: they come from the services.',
  fields: (t) => ({
    period: t.field({
      type: PeriodInput,
      required: true,
      description: 'Dates of the rental, both ends included.',
    }),
    lines: t.field({
      type: [OrderLineInput],
      required: true,
      description: `Products. ${together('extras')}`,
    }),
    relatedLines: t.field({ type: [RelatedOrderLineInput], description: `Extras. ${together('products')}` }),
    code: t.string({ description: code }),
  }),
})

export const DeliveryMethod = builder.enumType('DeliveryMethod', {
  description: 'How the products get to the customer.',
  values: {
    DELIVERY: {
      value: 'delivery',
      description: 'The company brings the products and collects them; needs an address.',
    },
    PICKUP: { value: 'pickup', description: 'The customer collects the products and returns them.' },
  } as const,
})

export const TimeSlot = builder.enumType('TimeSlot', {
  description:
    'A time of day, in the company’s time zone, that suits the customer; which there are, the company says: `OrderForm.slots`.',
  values: Object.fromEntries(
    SLOTS.map(({ name }, index) => {
      const value = SLOT_TIMES[index] ?? ''
      return [
        name,
        { value, description: `From ${value.replace(/^0/, '').replace('-', ' to ').replace(' 0', ' ')}.` },
      ]
    }),
  ),
})

type Fields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** The fields of the order form in a part of an order. */
function fieldsIn<Part extends FormField['part']>(part: Part, t: Fields) {
  const fields = FORM_FIELDS.filter((field) => field.part === part)
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const { description } = orderFields[name]
      const required = 'isSent' in orderFields[name]
      return [
        name,
        kind === 'SLOT' ? t.field({ type: TimeSlot, description }) : t.string({ required, description }),
      ]
    }),
  ) as {
    [Name in FieldAt<Part>]: ReturnType<typeof t.string<Name extends SentName ? true : false>>
  }
}

const CustomerInput = builder.inputType('CustomerInput', {
  description:
    'The customer. Personal data: the gateway sends it to the order service only, and neither stores nor logs it.',
  fields: (t) => fieldsIn('customer', t),
})

const DeliveryInput = builder.inputType('DeliveryInput', {
  description: 'How, where and when the customer gets the products.',
  fields: (t) => ({
    method: t.field({
      type: DeliveryMethod,
      required: true,
      description: 'Delivery or pick-up; one that the company does not offer is a problem of the field.',
    }),
    ...fieldsIn('delivery', t),
  }),
})

const ExtraFieldInput = builder.inputType('ExtraFieldInput', {
  description: 'One of the fields that the company has added to the order form.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the field.' }),
    value: t.string({
      required: true,
      description:
        'What the customer wrote, at most 200 characters in one line or 2000 in several; digits of a number; `true` for a ticked box. Empty: nothing.',
    }),
  }),
})

/** The highest floor that is asked for. */
export const MAX_FLOOR = 200

const QuotedDeliveryInput = builder.inputType('QuotedDeliveryInput', {
  description: 'A price of delivery, and what it was quoted for besides the address and the times.',
  fields: (t) => ({
    price: t.float({ required: true, description: '`DeliveryQuote.price`.' }),
    floor: t.int({ description: '`DeliveryQuoteInput.floor`.' }),
    lift: t.boolean({ description: '`DeliveryQuoteInput.lift`.' }),
  }),
})

export const CreateOrderInput = builder.inputType('CreateOrderInput', {
  description:
    'An order. The gateway checks all of it against fresh data of the services. Prices never come from the client; its total is only compared.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'A key that the client makes once for this order, for example a UUID: 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`. Send the same key with every retry: one key is one order. Passed on as `Idempotency-Key`.',
    }),
    period: t.field({
      type: PeriodInput,
      required: true,
      description: 'Dates of the rental, both ends included.',
    }),
    lines: t.field({
      type: [OrderLineInput],
      required: true,
      description: `Products, at least one. ${together('extras')}`,
    }),
    relatedLines: t.field({ type: [RelatedOrderLineInput], description: `Extras. ${together('products')}` }),
    code: t.string({ description: code }),
    customer: t.field({ type: CustomerInput, required: true, description: 'The customer.' }),
    delivery: t.field({ type: DeliveryInput, required: true, description: 'Delivery or pick-up.' }),
    ...fieldsIn(null, t),
    extraFields: t.field({
      type: [ExtraFieldInput],
      description:
        'The company’s own fields, by their names in `OrderForm.extraFields`; others are not passed on. Required ones must be there.',
    }),
    consents: t.field({
      type: ['String'],
      description:
        'The company’s own consents that the customer has given, by their names in `OrderForm.consents`; all of them are needed, others are ignored. Show each as a separate checkbox, not ticked beforehand.',
    }),
    consentsVersion: t.string({
      description:
        'The version of the words that the customer read: `OrderForm.consentsVersion`. If the words are others now, the order is not made, and the field `CONSENTS` has a problem whose `name` is null: show them again. Absent: not checked.',
    }),
    consent: t.boolean({
      required: true,
      description:
        'The customer’s consent to the use of personal data; must be true, unless the company asks for none. Show it as a separate checkbox, not ticked beforehand.',
    }),
    termsAccepted: t.boolean({
      required: true,
      description:
        'The customer’s acceptance of the terms of rent and the public offer; must be true, unless the company asks for none. Show it as a separate checkbox, not ticked beforehand.',
    }),
    quotedDelivery: t.field({
      type: QuotedDeliveryInput,
      description:
        'The price of delivery that the customer saw, if it was quoted: it is agreed beside `expectedTotal`. If it is another one now, or nobody can say it, the order is not made, and the answer is `OrderPriceProblem` with `delivery`. Without it the company names the price. Like `expectedTotal` no part of the order’s content; ignored for `PICKUP`.',
    }),
    expectedTotal: t.float({
      description:
        'The total that the customer saw, rent and extras **without delivery**, whose price is `quotedDelivery`: `RentQuote.total`, with at most as many decimals as the currency. If the order now has another total, it is not made, and the answer is `OrderPriceProblem`. Without it the order is made at current prices. It is not part of the order’s content: the same key may be sent with another total.',
    }),
  }),
})

/** The lines of what is no order yet, as they are requested: 1 to `MAX_LINES`, extras included, each of 1 to `MAX_QUANTITY` units. */
export function checkedLines(input: Parameters<typeof toRequestedLines>[0]) {
  const requested = toRequestedLines(input)
  const all = [...requested.lines, ...requested.relatedLines]
  if (all.length < 1 || all.length > MAX_LINES)
    throw badInput('input.lines', `expected 1 to ${MAX_LINES} lines, found ${all.length}.`)
  for (const { quantity } of all) checkRange(quantity, 'input.lines.quantity', 1, MAX_QUANTITY)
  return requested
}
