import { nearestPeriod } from '#gateway/rental/period.ts'
import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { FieldProblem } from '../order/orderRequest.ts'
import type { OrderProblem } from '../order/orderResult.ts'
import type { PeriodRefusal } from '../order/periodRefusal.ts'
import { LineProblemRef } from './lineProblem.ts'
import { OrderRef } from './orderAnswer.ts'
import { OrderFieldEnum, OrderProblemCode, PeriodProblemCode } from './orderProblemCodes.ts'
import { PeriodRef } from './period.ts'
import { FieldProblemCode, ProblemRef } from './problems.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

type ProblemOf<Kind extends OrderProblem['kind']> = Extract<OrderProblem, { kind: Kind }>

const CODES = { input: 'INPUT_INVALID', price: 'PRICE_CHANGED', key: 'KEY_CONFLICT' } as const

const LIMITS = { size: 'ORDER_TOO_LARGE', open: 'TOO_MANY_OPEN_ORDERS' } as const

export const OrderProblemRef = builder.interfaceRef<OrderProblem>('OrderProblem').implement({
  description:
    'Why an order was not created: the fields that all these problems share. New problems may be added: select `code` and `message` of this interface.',
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
  description: 'A problem with one field of an order.',
  fields: (t) => ({
    ...exposed(t, {
      field: [OrderFieldEnum, 'Which field.'],
      code: [FieldProblemCode, 'What is wrong, for the program.'],
      message: 'What is wrong and what to do, in the shop’s language: show it beside the field.',
    }),
    name: t.string({
      nullable: true,
      description:
        'For `EXTRA_FIELDS` and `CONSENTS`: the name of the field or of the consent; otherwise null, also where the words of the consents have changed.',
      resolve: ({ name }) => name ?? null,
    }),
  }),
})

export const PeriodProblemRef = builder.objectRef<PeriodRefusal>('PeriodProblem').implement({
  description: 'Why dates cannot be ordered, with the values of the rules.',
  fields: (t) => ({
    ...exposed(t, {
      reason: [PeriodProblemCode, 'Which rule they break.'],
      message: 'What is wrong and what to do, in the shop’s language: show it beside the dates.',
      minOrderDays: ['Int', 'The shortest rental in days, both ends included.'],
      today: ['Date', 'Today in the company’s time zone, by the gateway’s clock.'],
    }),
    nearest: t.field({
      type: PeriodRef,
      nullable: true,
      description:
        'The nearest period of the same length that the rules allow, whatever is free; null: there is none within a month.',
      resolve: ({ period, ...rules }) => nearestPeriod(period, rules),
    }),
  }),
})

export const OrderInputProblemRef = builder.objectRef<ProblemOf<'input'>>('OrderInputProblem').implement({
  description:
    'The order must be corrected: the answer lists all problems of texts, dates and lines at once, from a check with fresh data, or lines for which the order service has less stock. No order was made. At least one of `fields`, `period` and `lines` says what to correct. If texts are wrong and no service answers, the answer has only `fields`.',
  interfaces: [ProblemRef, OrderProblemRef],
  fields: (t) =>
    exposed(t, {
      fields: [
        [FieldProblemRef],
        'Fields with wrong texts or choices, each at most once, and each of the extra fields; empty when all are right.',
      ],
      period: [
        PeriodProblemRef,
        'Why the dates cannot be ordered; null when they can. If there is a reason other than `TOO_SHORT`, `lines` are checked against the units that the company owns.',
        null,
      ],
      lines: [
        [LineProblemRef],
        'Lines that cannot be ordered, in the order of the lines; empty when all can.',
      ],
    }),
})

export const OrderLimitProblemRef = builder.objectRef<ProblemOf<'limit'>>('OrderLimitProblem').implement({
  description:
    'The order is too large to be made without a person, or much has been ordered through this network within the last 24 hours; `code` says which. No order was made, and the key is free. Keep the cart, and offer to send its list with `sendFeedback`, best with the URL of its plan.',
  interfaces: [ProblemRef, OrderProblemRef],
})

export const OrderKeyConflictRef = builder.objectRef<ProblemOf<'key'>>('OrderKeyConflict').implement({
  description:
    'The idempotency key was used with other content. The first order is unchanged; this one was not made. Show the customer the first one, and ask whether to order anew: that needs a new key.',
  interfaces: [ProblemRef, OrderProblemRef],
  fields: (t) => ({
    existingOrder: t.expose('order', {
      type: OrderRef,
      nullable: true,
      description:
        'The first order, which the service has made; null if another order, of which nothing more is known, has this key.',
    }),
  }),
})

export const OrderServiceProblemRef = builder
  .objectRef<ProblemOf<'service'>>('OrderServiceProblem')
  .implement({
    description:
      'A service refused or failed. If `retryable` is true, send the same order with the same key again.',
    interfaces: [ProblemRef, OrderProblemRef, ServiceProblemRef],
    fields: (t) => ({
      ...exposed(t, {
        mayExist: [
          'Boolean',
          'Whether the order may have been made: it was sent, and no answer says that it was not. Keep its key. If the customer changes it, send it with the same key: the first one is settled before.',
        ],
        field: [
          'String?',
          'The field that an answer of the service lacks, such as `minOrderDays`, if that is the reason; otherwise null.',
        ],
      }),
      existingOrder: t.expose('order', {
        type: OrderRef,
        nullable: true,
        description:
          'The order that the service has made all the same, with an answer that is not as agreed: show its number, and do not send it again. Otherwise null.',
      }),
    }),
  })
