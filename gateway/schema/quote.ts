import { HAS_PICKUP } from '#company/order.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import type { LinePrice } from '#gateway/rental/price.ts'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import type { CheckedLine } from '../order/lines.ts'
import { toRequestedLines } from '../order/orderRequest.ts'
import { type PricedOrder, priceOrder } from '../order/priceOrder.ts'
import { badInput } from './arguments.ts'
import { LineProblemRef } from './lineProblem.ts'
import { DeliveryMethod, RentQuoteInput } from './orderInputs.ts'
import { PeriodProblemRef } from './orderProblems.ts'
import { PaymentRef } from './payment.ts'
import { PeriodRef } from './period.ts'
import { ProductRef } from './product.ts'

const counted =
  'Whether the totals include the line: its product exists, has a price and, as far as the stock is known, is in stock. False: its totals are 0. With the problem `NOT_ENOUGH_STOCK` its totals, and those of the quote, count `available` units, not all of `quantity`.'
const stock =
  'Units that are free on all days of the period; for dates that no service can check (past, reversed, too long, too far ahead), the units that the company owns. 0 is none, null is unknown: the line is counted and can be ordered, but its stock is not confirmed until the service accepts the order.'
const problem = 'Why the line cannot be ordered; null when it can.'

type PricedLine = CheckedLine & { price: LinePrice | null }

const QuoteLineRef = builder.objectRef<PricedLine>('QuoteLine').implement({
  description:
    'A product’s line of a quote. Totals are amounts of `Settings.currency`, computed in its minor units.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product, as the client sent it.' }),
    quantity: t.exposeInt('quantity', { description: 'Units, as the client sent them.' }),
    basicTotal: t.float({
      description: 'Total for the minimum rental: `basicPricePerDay` × `minOrderDays` × quantity.',
      resolve: ({ price }) => price?.basic ?? 0,
    }),
    additionalTotal: t.float({
      description: 'Total for the days beyond it: `additionalPricePerDay` × additional days × quantity.',
      resolve: ({ price }) => price?.additional ?? 0,
    }),
    total: t.float({
      description: 'Total of the line: both totals added.',
      resolve: ({ price }) => price?.total ?? 0,
    }),
    stock: t.exposeInt('stock', { nullable: true, description: stock }),
    counted: t.boolean({ description: counted, resolve: ({ price }) => price !== null }),
    problem: t.expose('problem', { type: LineProblemRef, nullable: true, description: problem }),
    product: t.expose('product', {
      type: ProductRef,
      nullable: true,
      description: 'The product with fresh data; null when there is none.',
    }),
  }),
})

type PricedExtra = CheckedLine & { sum: number | null }

const QuoteRelatedLineRef = builder.objectRef<PricedExtra>('QuoteRelatedLine').implement({
  description:
    'An extra’s line of a quote. Totals are amounts of `Settings.currency` for the whole order, computed in its minor units.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The extra, as the client sent it.' }),
    parentId: t.id({
      description: 'The product that the extra belongs to, as the client sent it.',
      resolve: ({ parentId }) => parentId ?? '',
    }),
    quantity: t.exposeInt('quantity', { description: 'Units, as the client sent them.' }),
    price: t.exposeFloat('extraPrice', {
      nullable: true,
      description: 'Price of one unit for the whole order; null when it has no price.',
    }),
    total: t.float({
      description: 'Total of the line: price × quantity.',
      resolve: ({ sum }) => sum ?? 0,
    }),
    stock: t.exposeInt('stock', { nullable: true, description: stock }),
    counted: t.boolean({
      description: `${counted} An extra counts only together with its product.`,
      resolve: ({ sum }) => sum !== null,
    }),
    problem: t.expose('problem', { type: LineProblemRef, nullable: true, description: problem }),
    product: t.expose('product', {
      type: ProductRef,
      nullable: true,
      description: 'The extra with fresh data; null when there is none.',
    }),
  }),
})

export const RentQuoteRef = builder.objectRef<PricedOrder>('RentQuote').implement({
  description:
    'The price of a rental by the price rules, with fresh prices and stock. Only `payment` includes delivery. Totals are amounts of `Settings.currency`, computed in its minor units, so that they do not drift.',
  fields: (t) => ({
    period: t.expose('period', { type: PeriodRef, description: 'The dates, as the client sent them.' }),
    minOrderDays: t.exposeInt('minOrderDays', {
      description: 'The shortest rental in days, both ends included: `Settings.minOrderDays`.',
    }),
    basicDays: t.exposeInt('minOrderDays', {
      description: 'Days paid at the basic rate: always the minimum, however short the rental.',
    }),
    additionalDays: t.exposeInt('additionalDays', {
      description: 'Days beyond the minimum, paid at the additional rate; never negative.',
    }),
    lines: t.field({
      type: [QuoteLineRef],
      description: 'The products, in the order of the input.',
      resolve: ({ lines, total }) =>
        lines.map((line, index) => ({ ...line, price: total.lines[index] ?? null })),
    }),
    relatedLines: t.field({
      type: [QuoteRelatedLineRef],
      description: 'The extras, in the order of the input.',
      resolve: ({ relatedLines, total }) =>
        relatedLines.map((line, index) => ({ ...line, sum: total.relatedLines[index] ?? null })),
    }),
    basicTotal: t.float({
      description: 'Total at the basic rate, over the counted products.',
      resolve: ({ total }) => total.basic,
    }),
    additionalTotal: t.float({
      description: 'Total of the additional days, over the counted products.',
      resolve: ({ total }) => total.additional,
    }),
    relatedTotal: t.float({
      description: 'Total of the counted extras.',
      resolve: ({ total }) => total.related,
    }),
    total: t.float({
      description: 'Total of the quote: the three totals above added.',
      resolve: ({ total }) => total.total,
    }),
    isComplete: t.boolean({
      description:
        'Whether `total` counts every line with all of its quantity. False: say beside the total what it leaves out, as `problem` of the lines has it.',
      resolve: ({ lines, relatedLines, total }) =>
        [...lines, ...relatedLines].every(({ problem }) => problem === null) &&
        [...total.lines, ...total.relatedLines].every((price) => price !== null),
    }),
    payment: t.field({
      type: PaymentRef,
      description: 'The payments for `total` with delivery, and their times.',
      args: {
        method: t.arg({
          type: DeliveryMethod,
          required: true,
          defaultValue: 'delivery',
          description:
            'How the products get to the customer; a company that does not deliver has no price of it, one without pick-up always has.',
        }),
        organization: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Whether the customer is an organization: some rental companies then take no deposit.',
        }),
      },
      resolve: ({ total, paymentTerms }, { method, organization }) =>
        paymentOf(
          {
            rent: total.total,
            isDelivered: method === 'delivery' || !HAS_PICKUP,
            isOrganization: organization,
          },
          paymentTerms,
        ),
    }),
    periodProblem: t.field({
      type: PeriodProblemRef,
      nullable: true,
      description: 'Why the dates cannot be ordered; null when they can. The totals are there in both cases.',
      resolve: ({ periodRefusal }) => periodRefusal,
    }),
  }),
})

builder.queryField('rentQuote', (t) =>
  t.field({
    type: RentQuoteRef,
    nullable: true,
    description:
      'Prices a rental by the company’s rules. Source: fresh `GET /v2/settings` and `GET /v2/products`. It makes the same checks as `createOrder`, line by line, but stores nothing. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      input: t.arg({ type: RentQuoteInput, required: true, description: 'The products and dates to price.' }),
    },
    ...restCalls('settings', 'calendar', 'products', 'products', 'products'),
    complexity: { field: 50, multiplier: 1 },
    resolve: (_query, { input }, context) => {
      context.trace.isPrivate = true
      const requested = toRequestedLines(input)
      const count = requested.lines.length + requested.relatedLines.length
      if (count > MAX_LINES)
        throw badInput('input.lines', `expected at most ${MAX_LINES} lines, found ${count}.`)
      return priceOrder({ period: input.period, ...requested }, context)
    },
  }),
)
