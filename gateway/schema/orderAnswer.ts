import { shapeType } from '../context/shapeType.ts'
import { type OrderAnswer, storedOrder } from '../rest/shapes/orders.ts'
import { PeriodRef } from './period.ts'

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
  },
)
