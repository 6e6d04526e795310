import { batchedRestCalls, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import type { GatewayContext } from '../context/context.ts'
import { described, exposed } from '../context/exposed.ts'
import { shapeType } from '../context/shapeType.ts'
import { type ActionResult, act, ordersOffered, type RefusalCode } from '../order/customerOrder.ts'
import * as shapes from '../rest/shapes/orders.ts'
import { checkText } from './arguments.ts'
import { LineProblemRef } from './lineProblem.ts'
import { OrderStageEnum } from './orderAnswer.ts'
import {
  checkedLines,
  DeliveryMethod,
  OrderLineInput,
  RelatedOrderLineInput,
  TimeSlot,
} from './orderInputs.ts'
import { PeriodInput, PeriodRef } from './period.ts'
import { ProblemRef } from './problems.ts'
import { ProductRef } from './product.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

const LineRef = shapeType('CustomerOrderLine', shapes.customerLine, 'A product or an extra of an order.', {
  productId: '`Product.id`.',
  parentId: 'The product that an extra belongs to; null for a product’s own line.',
  name: 'Its name when it was ordered; null where the service does not say.',
  quantity: 'Units.',
  total: 'Sum of the line; null where the service does not say.',
  product: (t) =>
    t.field({
      type: ProductRef,
      nullable: true,
      description: 'The product as it is now; null when the catalogue no longer has it. Batched.',
      ...batchedRestCalls(['productsByIds']),
      complexity: 2,
      resolve: ({ productId }, _args, { products }) => products(null).load(productId),
    }),
})

const DeliveryRef = shapeType(
  'CustomerOrderDelivery',
  shapes.customerDelivery,
  'How an order reaches its customer; null is what the service does not say.',
  {
    method: [DeliveryMethod, 'Brought or collected.'],
    place: 'Where it is brought or collected, in words.',
    deliverySlot: [TimeSlot, 'Time on the first day; null: any time.'],
    returnSlot: [TimeSlot, 'Time on the last day; null: any time.'],
  },
)

const SumsRef = shapeType('CustomerOrderSums', shapes.customerSums, 'What an order costs.', {
  total: 'Rent and extras, without delivery.',
  delivery: 'Delivery there and back; 0: free.',
  paid: 'What has been paid.',
})

const TermsRef = shapeType(
  'CustomerOrderTerms',
  shapes.customerTerms,
  'What holds today, in the company’s words: show it before the customer decides.',
  {
    change: 'For a change of dates or lines.',
    cancellation: 'For a cancellation.',
    refund: 'The money that comes back after a cancellation.',
  },
)

const DocumentRef = shapeType(
  'CustomerOrderDocument',
  shapes.orderDocument,
  'A paper of the order, to be read or signed.',
  { title: ['String', 'Its title.'], url: ['String', 'Where it is: an https URL of another site.'] },
)

const ChangeRef = shapeType(
  'CustomerOrderChange',
  shapes.orderChange,
  'A change that the customer has asked for, and the company has not answered yet.',
  {
    period: [PeriodRef, 'The wished dates.'],
    total: 'What the order would cost with it.',
    createdAt: 'When it was asked for.',
  },
)

const CustomerOrderRef = shapeType(
  'CustomerOrder',
  shapes.customerOrder,
  'An order as its customer sees it. Source: `GET /v2/orders/{secret}`.',
  {
    number: ['String', 'Order number for people.'],
    state: [OrderStageEnum, 'How far it is.'],
    createdAt: 'When it was made.',
    validUntil: 'Of a request: until when the company answers it.',
    period: [PeriodRef, 'Dates of the rental.'],
    delivery: (t) => t.expose('delivery', { type: DeliveryRef, description: 'How it reaches its customer.' }),
    lines: [LineRef, 'What is rented.'],
    sums: (t) => t.expose('sums', { type: SumsRef, description: 'What it costs.' }),
    terms: (t) =>
      t.expose('terms', { type: TermsRef, description: 'What a change or a cancellation costs today.' }),
    change: [ChangeRef, 'The change that is asked for; null: none.'],
    payUrl: ['String', 'Where to pay: an https URL of the payment service. Open it without a referrer.'],
    documents: [DocumentRef, 'Papers of the order.'],
  },
)

const DoneRef = builder.objectRef<Extract<ActionResult, { kind: 'done' }>>('OrderActionDone').implement({
  description: 'The service has it.',
  fields: (t) => exposed(t, { order: [CustomerOrderRef, 'The order as it is now.'] }),
})

const RefusalCodeEnum = builder.enumType('OrderRefusalCode', {
  description: 'Why nothing was done.',
  values: described<RefusalCode>({
    NOT_FOUND: 'No order has this secret.',
    ORDER_CLOSED: 'The order is too far for that.',
    OUT_OF_STOCK: 'Less is free than is wished: `lines`.',
    PRICE_CHANGED: 'The sum is another one than the customer saw: `total`.',
    TERMS_CHANGED: 'The terms are others than the customer read: show `CustomerOrder.terms` anew.',
    KEY_CONFLICT: 'The key was used with other content: take another one.',
    NOT_ACCEPTED: 'Dates, lines or key cannot be accepted.',
  }),
})

const RefusalRef = builder
  .objectRef<Extract<ActionResult, { kind: 'refused' }>>('OrderActionRefusal')
  .implement({
    description: 'Nothing was done.',
    interfaces: [ProblemRef],
    fields: (t) =>
      exposed(t, {
        code: [RefusalCodeEnum, 'Why, for the program.'],
        total: ['Float?', 'After `PRICE_CHANGED`: the sum as it is now.'],
        lines: [[LineProblemRef], 'After `OUT_OF_STOCK`: the lines that are short.'],
      }),
  })

const FailedRef = builder
  .objectRef<Extract<ActionResult, { kind: 'service' }>>('OrderActionServiceProblem')
  .implement({
    description:
      'The service failed or did not answer. Send the same again with the same key: it is not done twice.',
    interfaces: [ProblemRef, ServiceProblemRef],
    fields: (t) => exposed(t, { mayBeDone: ['Boolean', 'True: no answer says that it was not done.'] }),
  })

const TYPES = { done: DoneRef, refused: RefusalRef, service: FailedRef } as const

const ActionResultRef = builder.unionType('OrderActionResult', {
  description:
    'What became of a write to an order. New problems may be added: also select the interface `Problem`.',
  types: Object.values(TYPES),
  resolveType: (result) => TYPES[result.kind],
})

const SECRET = 'The secret of the order: `Order.secret`.'
const KEY =
  'A key that the client makes once for this wish, 8 to 128 characters of A–Z, a–z, 0–9, `_`, `-`: with the same key a repeat is the same.'

builder.queryField('order', (t) =>
  t.field({
    type: CustomerOrderRef,
    nullable: true,
    description:
      'The order with this secret; null: there is none, or the services do not name the capability `orders`. Source: `GET /v2/orders/{secret}`. Send it by POST: the secret does not belong into an address. Errors: `UPSTREAM_…`, `TOO_MANY_MUTATIONS` for one who asks too often.',
    args: { secret: t.arg.id({ required: true, description: SECRET }) },
    ...restCalls('settings', 'customerOrderBySecret'),
    complexity: 20,
    async resolve(_query, { secret }, context) {
      context.trace.isPrivate = true
      await context.takeAllowance('secrets')
      return (await ordersOffered(context.rest)) ? context.rest.customerOrderBySecret(secret) : null
    },
  }),
)

const MAX_COMMENT = 2000

const OrderChangeInput = builder.inputType('OrderChangeInput', {
  description: 'What a customer wishes in place of the order.',
  fields: (t) => ({
    secret: t.id({ required: true, description: SECRET }),
    idempotencyKey: t.id({ required: true, description: KEY }),
    period: t.field({ type: PeriodInput, required: true, description: 'The wished dates.' }),
    lines: t.field({
      type: [OrderLineInput],
      required: true,
      description: 'All wished products, those that stay included.',
    }),
    relatedLines: t.field({ type: [RelatedOrderLineInput], description: 'All wished extras.' }),
    comment: t.string({ description: `Words for the company, at most ${MAX_COMMENT} characters.` }),
    expectedTotal: t.float({
      description:
        'The sum that the customer saw, `RentQuote.total`. If the service has another one, nothing is asked for.',
    }),
  }),
})

builder.mutationField('requestOrderChange', (t) =>
  t.field({
    type: ActionResultRef,
    description:
      'Asks the company to change an order. The service checks what is free and the sum; the order stays as it is until the company has answered. Source: `POST /v2/orders/{secret}/change-requests`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: OrderChangeInput, required: true, description: 'The wish.' }) },
    ...restCalls('settings', 'requestOrderChange'),
    complexity: 50,
    resolve(_mutation, { input }, context) {
      const { secret, idempotencyKey, comment, expectedTotal } = input
      const { lines, relatedLines } = checkedLines(input)
      const body = {
        period: { ...input.period },
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        relatedLines: input.relatedLines?.map((line) => ({ ...line })) ?? [],
        ...(comment?.trim() && { comment: checkText(comment.trim(), 'input.comment', MAX_COMMENT) }),
        ...(typeof expectedTotal === 'number' && { expectedTotal }),
      }
      const request = { period: body.period, lines, relatedLines }
      return told(
        context,
        act({ idempotencyKey, request }, context, (keys) =>
          context.rest.requestOrderChange(secret, body, keys),
        ),
      )
    },
  }),
)

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'A cancellation, and what the customer has read before.',
  fields: (t) => ({
    secret: t.id({ required: true, description: SECRET }),
    idempotencyKey: t.id({ required: true, description: KEY }),
    terms: t.string({
      description:
        '`CustomerOrder.terms.cancellation` as the customer read it. Under other terms nothing is cancelled.',
    }),
    refund: t.float({ description: '`CustomerOrder.terms.refund` as the customer read it.' }),
  }),
})

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: ActionResultRef,
    description:
      'Cancels an order, once: what it held is free. Show its terms and ask the customer before. Source: `POST /v2/orders/{secret}/cancellation`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: 'The cancellation.' }) },
    ...restCalls('settings', 'cancelOrder'),
    complexity: 50,
    resolve(_mutation, { input: { secret, idempotencyKey, terms, refund } }, context) {
      const body = { ...(terms && { terms }), ...(typeof refund === 'number' && { refund }) }
      return told(
        context,
        act({ idempotencyKey }, context, (keys) => context.rest.cancelOrder(secret, body, keys)),
      )
    },
  }),
)

/** For the company: a customer could not change or cancel. */
async function told(
  { orders, requestId }: GatewayContext,
  acting: Promise<ActionResult>,
): Promise<ActionResult> {
  const result = await acting
  if (result.kind === 'service')
    orders.log.error({ ...result.failed, status: result.status, requestId }, 'a write to an order failed')
  return result
}
