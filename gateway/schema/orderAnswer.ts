import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { ordersOffered } from '../order/customerOrder.ts'
import { ORDER_STATES, type OrderAnswer, storedOrder } from '../rest/shapes/orders.ts'
import { PeriodRef } from './period.ts'

const STATES = {
  requested: 'The company has yet to accept it: until then nothing is held for it.',
  accepted: 'The company has it; a person still confirms it.',
  confirmed: 'Everything is reserved.',
  'handed-over': 'The customer has the products.',
  returned: 'The products are back.',
  cancelled: 'It is cancelled, and holds nothing.',
} as const satisfies Record<(typeof ORDER_STATES)[number], string>

export const OrderStageEnum = builder.enumType('OrderStage', {
  description: 'How far an order is.',
  values: Object.fromEntries(
    ORDER_STATES.map((value) => [
      value.toUpperCase().replace('-', '_'),
      { value, description: STATES[value] },
    ]),
  ) as Record<string, { value: (typeof ORDER_STATES)[number]; description: string }>,
})

/** The order that a service has stored. */
export const OrderRef = shapeType<OrderAnswer>(
  'Order',
  storedOrder,
  'An order as the order service stored it. Source: the answer of `POST /v2/orders`.',
  {
    id: 'Identifier at the order service.',
    number: ['String', 'Order number for people, for example on the phone.'],
    total:
      'Total of the order in `Settings.currency` without delivery, from the service; null when it gives none.',
    period: [PeriodRef, 'Dates of the rental; null when the service does not send them.'],
    createdAt: 'When the order was made.',
    state: [OrderStageEnum, 'How far it was when it was made; null where the service does not say.'],
    validUntil:
      'Of a request (`Settings.orderMode`): until when the company answers it; null where it does not say.',
    secret: (t) =>
      t.id({
        nullable: true,
        description:
          'The secret of the order’s own page, `/my-order/{secret}`, and the argument of `order`. Whoever has it can see and cancel the order: keep it out of logs, analytics and addresses of requests. Null without the capability `orders`.',
        ...restCalls('settings'),
        resolve: async ({ secret }, _args, { rest }) => ((await ordersOffered(rest)) ? secret : null),
      }),
  },
)
