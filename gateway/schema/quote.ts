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
import { ExplainedRef, QuoteOptionRef } from './tariff.ts'

const counted =
  'Whether the totals include the line: its product exists, has a price and, as far as the stock is known, is in stock. False: its totals are 0. With the problem `NOT_ENOUGH_STOCK` its totals, and those of the quote, count `available` units, not all of `quantity`.'
const stock =
  'Units that are free on all days of the period; for dates that no service can check (past, reversed, too long, too far ahead), the units that the company owns. 0 is none, null is unknown: the line is counted and can be ordered, but its stock is not confirmed until the service accepts the order.'
const problem = 'Why the line cannot be ordered; null when it can.'

const explain =
  'The parts of `total` where the company has a tariff of its own (capability `quotes`): show them as they are. Otherwise empty.'

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
    explain: t.field({
      type: [ExplainedRef],
      description: explain,
      resolve: ({ quoted }) => quoted?.explain ?? [],
    }),
    deposit: t.float({
      nullable: true,
      description: 'The deposit for the line, by a tariff of the company’s own.',
      resolve: ({ quoted }) => quoted?.deposit ?? null,
    }),
    minDays: t.int({
      nullable: true,
      description: 'The shortest rental of the product in days, by such a tariff.',
      resolve: ({ quoted }) => quoted?.minDays ?? null,
    }),
    maxDays: t.int({
      nullable: true,
      description: 'The longest one.',
      resolve: ({ quoted }) => quoted?.maxDays ?? null,
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
      description: 'Total of the line: price × quantity, or what a tariff of the company’s own says.',
      resolve: ({ sum }) => sum ?? 0,
    }),
    explain: t.field({
      type: [ExplainedRef],
      description: explain,
      resolve: ({ quoted }) => quoted?.explain ?? [],
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
    'The price of a rental by the price rules, with fresh prices and stock. Services that name the capability `quotes` have a tariff of their own in place of these rules: totals are then the service’s, none is additional, and `explain` says what they consist of; for dates that cannot be rented no line is counted. Only `payment` includes delivery. Totals are amounts of `Settings.currency`, computed in its minor units, so that they do not drift.',
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
      description:
        'Total of the quote: the three totals above added, or what a tariff of the company’s own says: its `explain` has what no line does, such as a tax.',
      resolve: ({ total }) => total.total,
    }),
    byTariff: t.boolean({
      description: 'Whether the totals come from a tariff of the company’s own (capability `quotes`).',
      resolve: ({ tariff }) => tariff !== null,
    }),
    explain: t.field({
      type: [ExplainedRef],
      description: explain,
      resolve: ({ tariff }) => tariff?.explain ?? [],
    }),
    options: t.field({
      type: [QuoteOptionRef],
      description: 'What may be taken besides, by a tariff of the company’s own; otherwise empty.',
      resolve: ({ tariff }) => tariff?.options ?? [],
    }),
    deposit: t.float({
      nullable: true,
      description: 'The deposits of all lines, by such a tariff; null: the terms of the settings hold.',
      resolve: ({ tariff }) => tariff?.deposit ?? null,
    }),
    validUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when such a tariff holds to its totals. An order is priced anew all the same.',
      resolve: ({ tariff }) => tariff?.validUntil ?? null,
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
      resolve: ({ total, tariff, paymentTerms }, { method, organization }) =>
        paymentOf(
          {
            rent: total.total,
            deposit: tariff?.deposit,
            isDelivered: method === 'delivery' || !HAS_PICKUP,
            isOrganization: organization,
          },
          paymentTerms,
        ),
    }),
    periodProblem: t.field({
      type: PeriodProblemRef,
      nullable: true,
      description:
        'Why the dates cannot be ordered; null when they can. Totals by the price rules are there in both cases.',
      resolve: ({ periodRefusal }) => periodRefusal,
    }),
  }),
})

builder.queryField('rentQuote', (t) =>
  t.field({
    type: RentQuoteRef,
    nullable: true,
    description:
      'Prices a rental by the company’s rules. Source: fresh `GET /v2/settings` and `GET /v2/products`, and `POST /v2/quotes` of services that name the capability. It makes the same checks as `createOrder`, line by line, but stores nothing. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      input: t.arg({ type: RentQuoteInput, required: true, description: 'The products and dates to price.' }),
    },
    ...restCalls('settings', 'calendar', 'products', 'products', 'products', 'quotes'),
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
