import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { createOrder } from '../order/createOrder.ts'
import { isOrderKey } from '../order/orderRequest.ts'
import type { OrderResult } from '../order/orderResult.ts'
import { keptOrder, type OrderAnswer } from '../rest/shapes/orders.ts'
import { badInput } from './arguments.ts'
import { CreateOrderInput } from './orderInputs.ts'
import { OrderPriceProblemRef } from './orderPriceProblem.ts'
import {
  OrderInputProblemRef,
  OrderKeyConflictRef,
  OrderLimitProblemRef,
  OrderServiceProblemRef,
} from './orderProblems.ts'
import { PeriodRef } from './period.ts'

const OrderRef = shapeType<OrderAnswer>(
  'Order',
  keptOrder,
  'An order as the order service keeps it. Source: the answer of `POST /v2/orders`.',
  {
    id: 'Identifier at the order service.',
    number: ['String', 'Number for people, to be named on the phone.'],
    total:
      'Sum of the order in `Settings.currency` without delivery, as the service priced it; null when it gives none.',
    period: [PeriodRef, 'Dates of the rental; null when the service does not repeat them.'],
    createdAt: 'When the order was made.',
  },
)

type Created = Extract<OrderResult, { kind: 'created' }>

const OrderCreatedRef = builder.objectRef<Created>('OrderCreated').implement({
  description: 'The order exists.',
  fields: (t) => ({
    order: t.expose('order', { type: OrderRef, description: 'The one order of this key.' }),
    replayed: t.exposeBoolean('replayed', {
      description:
        'True: an earlier or simultaneous request with the same key and content made it; false: this one did.',
    }),
  }),
})

const TYPES = {
  created: OrderCreatedRef,
  input: OrderInputProblemRef,
  price: OrderPriceProblemRef,
  limit: OrderLimitProblemRef,
  key: OrderKeyConflictRef,
  service: OrderServiceProblemRef,
} as const

const CreateOrderResultRef = builder.unionType('CreateOrderResult', {
  description:
    'What an order came to: made, or one of the typed problems, each with a code for the program and a Russian text for the visitor. New problems may be added: select the interface `OrderProblem` as well.',
  types: Object.values(TYPES),
  resolveType: (result) => TYPES[result.kind],
})

const OrderStateEnum = builder.enumType('OrderState', {
  description: 'What this gateway knows of an order by its key.',
  values: {
    CREATED: { description: 'The order exists.' },
    IN_PROGRESS: { description: 'It is being made right now: query again in a moment.' },
    UNKNOWN: {
      description:
        'Not known: never sent, or its answer was lost. Send the same order with the same key: it is not made twice.',
    },
  } as const,
})

/** Another server may be sending an order for so long; then it was ended before it had the answer. */
const SENDING_MS = 15_000

type OrderStatus = { state: typeof OrderStateEnum.$inferType; order: OrderAnswer | null }

const OrderStatusRef = builder.objectRef<OrderStatus>('OrderStatus').implement({
  description: 'What became of an order, for a client that lost the answer.',
  fields: (t) => ({
    state: t.expose('state', { type: OrderStateEnum, description: 'What is known.' }),
    order: t.expose('order', {
      type: OrderRef,
      nullable: true,
      description: 'The order when `state` is `CREATED`, otherwise null.',
    }),
  }),
})

builder.queryField('orderStatus', (t) =>
  t.field({
    type: OrderStatusRef,
    nullable: true,
    description:
      'What became of the order of a key. Source: what the gateway keeps of the keys of orders, no REST call; it outlives a restart and is shared by all servers of a shop. `UNKNOWN` proves nothing. Errors: `BAD_USER_INPUT` for a key that no order can have.',
    args: {
      idempotencyKey: t.arg.id({
        required: true,
        description: 'The key that the order was sent with: 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`.',
      }),
    },
    resolve: async (_query, { idempotencyKey }, { orders, trace }): Promise<OrderStatus> => {
      trace.isPrivate = true
      if (!isOrderKey(idempotencyKey))
        throw badInput('idempotencyKey', 'expected 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`.')
      if (orders.running.has(idempotencyKey)) return { state: 'IN_PROGRESS', order: null }
      const known = await orders.keys.find(idempotencyKey)
      if (known?.state === 'created') return { state: 'CREATED', order: known.order }
      const isSending = known?.state === 'sent' && Date.now() - known.sentAt < SENDING_MS
      return { state: isSending ? 'IN_PROGRESS' : 'UNKNOWN', order: null }
    },
  }),
)

builder.mutationField('createOrder', (t) =>
  t.field({
    type: CreateOrderResultRef,
    description:
      'Creates an order. Checks dates, quantities, stock and extras again with fresh `GET /v2/settings` and `GET /v2/products`, prices them, then sends one `POST /v2/orders` with the `Idempotency-Key`. The same key with the same content answers the same order; with other content it is a conflict. With `expectedTotal` an order that costs another sum is not made. One that takes much of the shop, or is one of many, is left to a person: `OrderLimitProblem`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: CreateOrderInput, required: true, description: 'The order.' }) },
    ...restCalls('settings', 'products', 'products', 'products', 'createOrder'),
    complexity: 100,
    resolve: (_mutation, { input }, context) => createOrder(input, context),
  }),
)
