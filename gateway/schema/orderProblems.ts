import { builder } from '../context/builder.ts'
import type { FieldProblem } from '../order/orderRequest.ts'
import type { OrderProblem } from '../order/orderResult.ts'
import type { PeriodRefusal } from '../order/periodRefusal.ts'
import { LineProblemRef } from './lineProblem.ts'
import { OrderFieldEnum, OrderProblemCode, PeriodProblemCode } from './orderProblemCodes.ts'
import { FieldProblemCode, ProblemRef } from './problems.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

type ProblemOf<Kind extends OrderProblem['kind']> = Extract<OrderProblem, { kind: Kind }>

const CODES = {
  input: 'INPUT_INVALID',
  price: 'PRICE_CHANGED',
  key: 'KEY_CONFLICT',
} as const

const LIMITS = { size: 'ORDER_TOO_LARGE', open: 'TOO_MANY_OPEN_ORDERS' } as const

/** What all of them share. */
export const OrderProblemRef = builder.interfaceRef<OrderProblem>('OrderProblem').implement({
  description:
    'What all reasons for which an order was not created share. New reasons may be added: select `code` and `message` of this interface.',
  interfaces: [ProblemRef],
  fields: (t) => ({
    code: t.field({
      type: OrderProblemCode,
      description: 'The kind of problem, for the program.',
      resolve: (problem) => {
        if (problem.kind === 'limit') return LIMITS[problem.limit]
        if (problem.kind !== 'service') return CODES[problem.kind]
        return problem.refused ? 'SERVICE_REFUSED' : 'SERVICE_UNAVAILABLE'
      },
    }),
  }),
})

const FieldProblemRef = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'What is wrong with one field of an order.',
  fields: (t) => ({
    field: t.expose('field', { type: OrderFieldEnum, description: 'Which field.' }),
    code: t.expose('code', { type: FieldProblemCode, description: 'What is wrong, for the program.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what to do, in Russian: show it beside the field.',
    }),
  }),
})

/** Dates that cannot be ordered. */
export const PeriodProblemRef = builder.objectRef<PeriodRefusal>('PeriodProblem').implement({
  description: 'Why dates cannot be ordered, and the rules that they were held to.',
  fields: (t) => ({
    reason: t.expose('reason', { type: PeriodProblemCode, description: 'Which rule they break.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what to do, in Russian: show it beside the dates.',
    }),
    minOrderDays: t.exposeInt('minOrderDays', {
      description: 'The shortest rental in days (суток), both ends included.',
    }),
    today: t.expose('today', {
      type: 'Date',
      description: 'Today by the gateway’s clock in the company’s time zone.',
    }),
  }),
})

/** All that must be corrected. */
export const OrderInputProblemRef = builder.objectRef<ProblemOf<'input'>>('OrderInputProblem').implement({
  description:
    'The order must be corrected: texts, dates and lines, all of them at once, checked with fresh data; or the order service found less in stock. No order was made. At least one of `fields`, `period` and `lines` says what to correct; with wrong texts the other two are left out while no service can tell.',
  interfaces: [ProblemRef, OrderProblemRef],
  fields: (t) => ({
    fields: t.expose('fields', {
      type: [FieldProblemRef],
      description: 'Texts and choices that are wrong, each field at most once; empty when all are right.',
    }),
    period: t.expose('period', {
      type: PeriodProblemRef,
      nullable: true,
      description:
        'Why the dates cannot be ordered; null when they can. Unless they are `TOO_SHORT`, `lines` are then held to what the company owns.',
    }),
    lines: t.expose('lines', {
      type: [LineProblemRef],
      description: 'Lines that cannot be ordered, in the order of the lines; empty when all can.',
    }),
  }),
})

/** An order that a person has to take. */
export const OrderLimitProblemRef = builder.objectRef<ProblemOf<'limit'>>('OrderLimitProblem').implement({
  description:
    'The order takes more of the shop than is given without a person’s word, or its customer has many orders open already; `code` says which. No order was made, and the key is free. Keep the cart, and offer to send its list with `sendFeedback`, best with the address of its plan.',
  interfaces: [ProblemRef, OrderProblemRef],
})

/** A key that belongs to another order. */
export const OrderKeyConflictRef = builder.objectRef<ProblemOf<'key'>>('OrderKeyConflict').implement({
  description:
    'The idempotency key was used with other content. The first order stands; this one was not made.',
  interfaces: [ProblemRef, OrderProblemRef],
})

/** A service that refused or failed. */
export const OrderServiceProblemRef = builder
  .objectRef<ProblemOf<'service'>>('OrderServiceProblem')
  .implement({
    description: 'A service refused or failed. With `retryable` send the same order with the same key again.',
    interfaces: [ProblemRef, OrderProblemRef, ServiceProblemRef],
    fields: (t) => ({
      field: t.exposeString('field', {
        nullable: true,
        description:
          'The field that an answer of the service lacks, where that is what failed, such as `minOrderDays`; otherwise null.',
      }),
    }),
  })
