import { badInput } from '../badInput.ts'
import { builder } from '../builder.ts'
import type { OrderAnswer } from '../rest/entities.ts'
import { asks } from '../restCalls.ts'
import { type CreateOrderResult, createOrder } from './order/createOrder.ts'
import { CreateOrderInput } from './order/inputs.ts'
import {
  OrderInputProblemRef,
  OrderKeyConflictRef,
  OrderLinesProblemRef,
  OrderPeriodProblemRef,
  OrderServiceProblemRef,
} from './order/problems.ts'
import { PeriodRef } from './period.ts'

const OrderRef = builder.objectRef<OrderAnswer>('Order').implement({
  description: 'An order as the order service keeps it. Source: the answer of `POST /v2/orders`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier at the order service.' }),
    number: t.exposeString('number', { description: 'Number for people, to be named on the phone.' }),
    total: t.exposeFloat('total', {
      nullable: true,
      description:
        'Sum of the order in roubles without delivery, as the service priced it; null when it gives none.',
    }),
    period: t.expose('period', {
      type: PeriodRef,
      nullable: true,
      description: 'Dates of the rental; null when the service does not repeat them.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the order was made.',
    }),
  }),
})

type Created = Extract<CreateOrderResult, { kind: 'created' }>

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
  period: OrderPeriodProblemRef,
  lines: OrderLinesProblemRef,
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
    IN_PROGRESS: { description: 'It is being made right now: ask again in a moment.' },
    UNKNOWN: {
      description:
        'Not known here: never sent, its answer was lost, or the gateway was restarted. Send the same order with the same key: it is not made twice.',
    },
  } as const,
})

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
    description:
      'What became of the order of a key. Source: the memory of this gateway process, no REST call: it forgets with a restart, and `UNKNOWN` proves nothing. Errors: `BAD_USER_INPUT` for a key that no order can have.',
    args: {
      idempotencyKey: t.arg.id({ required: true, description: 'The key that the order was sent with.' }),
    },
    resolve: (_query, { idempotencyKey }, { orders, trace }): OrderStatus => {
      trace.isPrivate = true
      if (idempotencyKey.length > 128)
        throw badInput('idempotencyKey', `expected at most 128 characters, found ${idempotencyKey.length}.`)
      const known = orders.peek(idempotencyKey)
      if (known?.state === 'created') return { state: 'CREATED', order: known.order }
      return { state: known?.state === 'running' ? 'IN_PROGRESS' : 'UNKNOWN', order: null }
    },
  }),
)

builder.mutationField('createOrder', (t) =>
  t.field({
    type: CreateOrderResultRef,
    description:
      'Creates an order. Checks dates, quantities, stock and extras again with fresh `GET /v2/settings` and `GET /v2/products`, prices them, then sends one `POST /v2/orders` with the `Idempotency-Key`. The same key with the same content answers the same order; with other content it is a conflict. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: CreateOrderInput, required: true, description: 'The order.' }) },
    ...asks('settings', 'products', 'products', 'products', 'createOrder'),
    complexity: 100,
    resolve: (_mutation, { input }, context) => createOrder(input, context),
  }),
)
