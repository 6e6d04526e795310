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
  'Whether the line enters the totals: it is known, priced and, as far as that is known, in stock. False: its sums are 0.'
const stock =
  'Units that are free on all days of the period; what the company owns for dates that no service can answer for. 0 is none, null is unknown: the line is counted and can be ordered, but nothing confirms it before the service has judged the order.'
const problem = 'Why it could not be ordered like this; null when it could.'

type PricedLine = CheckedLine & { price: LinePrice | null }

const QuoteLineRef = builder.objectRef<PricedLine>('QuoteLine').implement({
  description:
    'A product’s line of a quote. Sums are amounts of `Settings.currency`, computed in hundredths.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product, as it was sent.' }),
    quantity: t.exposeInt('quantity', { description: 'Units, as they were sent.' }),
    basicTotal: t.float({
      description: 'Sum for the minimum rental: `basicPricePerDay` × `minOrderDays` × quantity.',
      resolve: ({ price }) => price?.basic ?? 0,
    }),
    additionalTotal: t.float({
      description: 'Sum for the days beyond it: `additionalPricePerDay` × additional days × quantity.',
      resolve: ({ price }) => price?.additional ?? 0,
    }),
    total: t.float({
      description: 'Sum of the line: both sums.',
      resolve: ({ price }) => price?.total ?? 0,
    }),
    stock: t.exposeInt('stock', { nullable: true, description: stock }),
    counted: t.boolean({ description: counted, resolve: ({ price }) => price !== null }),
    problem: t.expose('problem', { type: LineProblemRef, nullable: true, description: problem }),
    product: t.expose('product', {
      type: ProductRef,
      nullable: true,
      description: 'The product with fresh data; null when it is unknown.',
    }),
  }),
})

type PricedExtra = CheckedLine & { sum: number | null }

const QuoteRelatedLineRef = builder.objectRef<PricedExtra>('QuoteRelatedLine').implement({
  description:
    'An extra’s line of a quote. Sums are amounts of `Settings.currency` for the whole order, computed in hundredths.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The extra, as it was sent.' }),
    parentId: t.id({
      description: 'The product that it belongs to, as it was sent.',
      resolve: ({ parentId }) => parentId ?? '',
    }),
    quantity: t.exposeInt('quantity', { description: 'Units, as they were sent.' }),
    price: t.exposeFloat('extraPrice', {
      nullable: true,
      description: 'Price of one unit for the whole order; null when it has no price.',
    }),
    total: t.float({
      description: 'Sum of the line: price × quantity.',
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
      description: 'The extra with fresh data; null when it is unknown.',
    }),
  }),
})

/** The priced order, line by line. */
export const RentQuoteRef = builder.objectRef<PricedOrder>('RentQuote').implement({
  description:
    'What a rental costs by the price rules, with fresh prices and stock. Delivery is in `payment` alone. Sums are amounts of `Settings.currency`, computed in hundredths so that none drifts.',
  fields: (t) => ({
    period: t.expose('period', { type: PeriodRef, description: 'The dates that were sent.' }),
    minOrderDays: t.exposeInt('minOrderDays', {
      description: 'The shortest rental in days (суток), both ends included: `Settings.minOrderDays`.',
    }),
    basicDays: t.exposeInt('minOrderDays', {
      description: 'Days paid at the basic rate: always the minimum, however short the rental.',
    }),
    additionalDays: t.exposeInt('additionalDays', {
      description: 'Days beyond the minimum, paid at the additional rate; never negative.',
    }),
    lines: t.field({
      type: [QuoteLineRef],
      description: 'The products, in the order sent.',
      resolve: ({ lines, total }) =>
        lines.map((line, index) => ({ ...line, price: total.lines[index] ?? null })),
    }),
    relatedLines: t.field({
      type: [QuoteRelatedLineRef],
      description: 'The extras, in the order sent.',
      resolve: ({ relatedLines, total }) =>
        relatedLines.map((line, index) => ({ ...line, sum: total.relatedLines[index] ?? null })),
    }),
    basicTotal: t.float({
      description: 'Sum at the basic rate, over the counted products.',
      resolve: ({ total }) => total.basic,
    }),
    additionalTotal: t.float({
      description: 'Sum of the additional days, over the counted products.',
      resolve: ({ total }) => total.additional,
    }),
    relatedTotal: t.float({
      description: 'Sum of the counted extras.',
      resolve: ({ total }) => total.related,
    }),
    total: t.float({
      description: 'Sum altogether: the three sums above.',
      resolve: ({ total }) => total.total,
    }),
    payment: t.field({
      type: PaymentRef,
      description: 'What is paid for `total` with delivery, and when.',
      args: {
        method: t.arg({
          type: DeliveryMethod,
          required: true,
          defaultValue: 'delivery',
          description: 'How the products get to the customer.',
        }),
        organization: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Whether a company orders: of some rental companies it needs no deposit.',
        }),
      },
      resolve: ({ total, paymentTerms }, { method, organization }) =>
        paymentOf(
          { rent: total.total, isDelivered: method === 'delivery', isOrganization: organization },
          paymentTerms,
        ),
    }),
    periodProblem: t.field({
      type: PeriodProblemRef,
      nullable: true,
      description:
        'Why the dates could not be ordered; null when they could. The sums are given all the same.',
      resolve: ({ periodRefusal }) => periodRefusal,
    }),
  }),
})

builder.queryField('rentQuote', (t) =>
  t.field({
    type: RentQuoteRef,
    nullable: true,
    description:
      'Prices a rental by the company’s rules, for clients that do not have them: fresh `GET /v2/settings` and `GET /v2/products`. The same check as in `createOrder`, line by line, but nothing is kept. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: { input: t.arg({ type: RentQuoteInput, required: true, description: 'What is to be priced.' }) },
    ...restCalls('settings', 'products', 'products', 'products'),
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
