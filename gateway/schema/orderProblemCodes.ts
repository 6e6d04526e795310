import { HORIZON_MONTHS, MAX_RENTAL_DAYS } from '#company/order.ts'
import type { PeriodProblem } from '#gateway/rental/period.ts'
import { builder } from '../context/builder.ts'
import { described } from '../context/exposed.ts'
import { ORDER_FIELDS } from '../order/orderRequest.ts'

export const OrderProblemCode = builder.enumType('OrderProblemCode', {
  description:
    'Why an order was not created, for the program. Unless the description of a code says otherwise, this request made no order.',
  values: described({
    INPUT_INVALID: '`OrderInputProblem`: texts, dates or lines must be corrected.',
    PRICE_CHANGED: '`OrderPriceProblem`: the total of the order is not the expected one.',
    ORDER_TOO_LARGE:
      '`OrderLimitProblem`: the order takes a large part of the stock, or its total is very high.',
    TOO_MANY_OPEN_ORDERS:
      '`OrderLimitProblem`: the orders that came through this network within the last 24 hours are too many, or take too much stock on the same days together.',
    KEY_CONFLICT:
      '`OrderKeyConflict`: the key belongs to an order with other content. Make a new key for a new order.',
    SERVICE_REFUSED: '`OrderServiceProblem`: the order service answered and refused.',
    SERVICE_UNAVAILABLE:
      '`OrderServiceProblem`: a service failed or did not answer. The order may have been made. Repeat it with the same key: a service that honours keys never makes it twice.',
  }),
})

export const PeriodProblemCode = builder.enumType('PeriodProblemCode', {
  description: 'Why dates cannot be ordered: the first rule that they break.',
  values: described<PeriodProblem>({
    START_IN_PAST: 'The first day is before today (`Settings.today`).',
    END_IN_PAST: 'The last day is before today.',
    REVERSED: 'The last day is before the first one.',
    TOO_SOON: 'The first day is before `Calendar.firstDay`.',
    START_CLOSED: 'Nothing is handed over on the first day: see `Calendar`.',
    END_CLOSED: 'Nothing is taken back on the last day.',
    TOO_SHORT: 'Fewer days than `Settings.minOrderDays`.',
    TOO_LONG: `More than ${MAX_RENTAL_DAYS} days.`,
    TOO_FAR: `The last day is more than ${HORIZON_MONTHS} months ahead of today.`,
  }),
})

export const OrderFieldEnum = fieldEnum('OrderField', 'CreateOrderInput', ORDER_FIELDS)

/** An enum of the fields of an input, by their places in it. */
export function fieldEnum<Field extends string>(
  name: string,
  input: string,
  fields: Readonly<Record<Field, string>>,
) {
  const values = Object.entries(fields).map(([field, place]) => [
    field,
    { description: `The field \`${place}\`.` },
  ])
  return builder.enumType(name, {
    description: `A field of \`${input}\`, to show a problem beside it.`,
    values: Object.fromEntries(values) as Record<Field, { description: string }>,
  })
}
