import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { described, exposed } from '../context/exposed.ts'
import { createOrder } from '../order/createOrder.ts'
import { fromStored } from '../order/draft.ts'
import { isOrderKey } from '../order/orderRequest.ts'
import { type OrderResult, outcomeOf } from '../order/orderResult.ts'
import type { OrderAnswer } from '../rest/shapes/orders.ts'
import { badInput } from './arguments.ts'
import { OrderRef } from './orderAnswer.ts'
import { CreateOrderInput } from './orderInputs.ts'
import { OrderPriceProblemRef } from './orderPriceProblem.ts'
import {
  OrderInputProblemRef,
  OrderKeyConflictRef,
  OrderLimitProblemRef,
  OrderServiceProblemRef,
} from './orderProblems.ts'

type Created = Extract<OrderResult, { kind: 'created' }>

const OrderCreatedRef = builder.objectRef<Created>('OrderCreated').implement({
  description: 'The order exists.',
  fields: (t) =>
    exposed(t, {
      order: [OrderRef, 'The order of this key.'],
      replayed: [
        'Boolean',
        'True: an earlier or simultaneous request with the same key and content made the order; false: this one did.',
      ],
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
    'The result of an order: the order itself, or a typed problem with a code for the program and a text for the visitor. New problems may be added: also select the interface `OrderProblem`.',
  types: Object.values(TYPES),
  resolveType: (result) => TYPES[result.kind],
})

const OrderStateEnum = builder.enumType('OrderState', {
  description: 'The state of an order, by its key.',
  values: described({
    CREATED: 'The order exists.',
    IN_PROGRESS: 'The order is being made: query again in a moment.',
    UNKNOWN:
      'The gateway does not have this key: the order was never sent, or its answer was lost. Send the same order with the same key: it is not made twice.',
  }),
})

/** Another server may be sending an order for so long; then it was ended before it had the answer. */
const SENDING_MS = 15_000

type OrderStatus = { state: typeof OrderStateEnum.$inferType; order: OrderAnswer | null }

const OrderStatusRef = builder.objectRef<OrderStatus>('OrderStatus').implement({
  description: 'The outcome of an order, for a client that lost the answer.',
  fields: (t) =>
    exposed(t, {
      state: [OrderStateEnum, 'State of the order.'],
      order: [OrderRef, 'The order when `state` is `CREATED`, otherwise null.', null],
    }),
})

builder.queryField('orderStatus', (t) =>
  t.field({
    type: OrderStatusRef,
    nullable: true,
    description:
      'The outcome of the order with this key. Source: the order keys that the gateway stores, no REST call. They survive a restart, and all servers of a shop share them. `UNKNOWN` does not prove that there is no order. Errors: `BAD_USER_INPUT` for a key that no order can have.',
    args: {
      idempotencyKey: t.arg.id({
        required: true,
        description: 'The key of the order: 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`.',
      }),
    },
    resolve: async (_query, { idempotencyKey }, { orders, trace }): Promise<OrderStatus> => {
      trace.isPrivate = true
      if (!isOrderKey(idempotencyKey))
        throw badInput('idempotencyKey', 'expected 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`.')
      if (orders.running.has(idempotencyKey)) return { state: 'IN_PROGRESS', order: null }
      const record = await orders.keys.find(idempotencyKey)
      if (record?.state === 'created')
        return { state: 'CREATED', order: fromStored(idempotencyKey, record.order) }
      const isSending = record?.state === 'sent' && Date.now() - record.sentAt < SENDING_MS
      return { state: isSending ? 'IN_PROGRESS' : 'UNKNOWN', order: null }
    },
  }),
)

builder.mutationField('createOrder', (t) =>
  t.field({
    type: CreateOrderResultRef,
    description:
      'Creates an order. The gateway checks dates, quantities, stock and extras with fresh `GET /v2/settings` and `GET /v2/products`, prices them, then sends one `POST /v2/orders` with the `Idempotency-Key`. The same key with the same content returns the same order. With other content, the first order is settled before: if it was made, it is a conflict that has it. With `expectedTotal`, an order with another total is not made. A very large order, or one of many from one network, is left to a person: `OrderLimitProblem`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: CreateOrderInput, required: true, description: 'The order.' }) },
    ...restCalls('settings', 'calendar', 'products', 'products', 'products', 'createOrder'),
    complexity: 100,
    resolve: async (_mutation, { input }, context) => {
      const result = await createOrder(input, context)
      const { orders, requestId } = context
      if (result.kind === 'service')
        orders.log.error(
          { ...result.failed, status: result.status, number: result.order?.number, requestId },
          'an order failed',
        )
      orders.onOrder(outcomeOf(result))
      return result
    },
  }),
)
