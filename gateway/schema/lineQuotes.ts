import { daysIn } from '#gateway/rental/period.ts'
import { type DayRates, linePrice, type RentalLength } from '#gateway/rental/price.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { LIMITS } from '../base/limits.ts'
import { isQuoted, quoteBaskets } from '../base/quotes.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { minimumOf } from '../order/priceOrder.ts'
import type { QuotedLine } from '../rest/shapes/quotes.ts'
import { badInput } from './arguments.ts'
import { OrderLineInput } from './orderInputs.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ExplainedRef } from './tariff.ts'

type LineQuote = QuotedLine & { productId: string; quantity: number }

const LineQuoteRef = builder.objectRef<LineQuote>('LineQuote').implement({
  description:
    'The price of units of one product for dates. Amounts are in `Settings.currency`. The rules know a `total` alone; all else is of a tariff of the company’s own.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product, as the client sent it.' }),
    quantity: t.exposeInt('quantity', { description: 'Units, as the client sent them.' }),
    total: t.exposeFloat('total', { nullable: true, description: 'Their price; null: there is none.' }),
    explain: t.expose('explain', {
      type: [ExplainedRef],
      description: 'The parts of `total`: show them as they are.',
    }),
    deposit: t.exposeFloat('deposit', { nullable: true, description: 'The deposit for them.' }),
    minDays: t.exposeInt('minDays', {
      nullable: true,
      description: 'The shortest rental of the product, in days.',
    }),
    maxDays: t.exposeInt('maxDays', { nullable: true, description: 'The longest one.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why there is no price, in the shop’s language.',
    }),
  }),
})

const NOTHING = { explain: [], deposit: null, minDays: null, maxDays: null, problem: null }

/** Roubles by the price rules. */
function totalOf(
  product: DayRates | null | undefined,
  { quantity }: { quantity: number },
  length: RentalLength,
): number | null {
  return product ? (linePrice({ ...product, ...length, quantity })?.total ?? null) : null
}

const MAX = LIMITS.pageSize.max

builder.queryField('lineQuotes', (t) =>
  t.field({
    type: [LineQuoteRef],
    nullable: true,
    description:
      'Prices of products for dates, each as if it were ordered alone: for cards. Stock is not checked. Source: `POST /v2/quotes` of services that name the capability `quotes`, otherwise the price rules with `GET /v2/products/by-ids/{ids}`: one call for all lines. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      period: t.arg({ type: PeriodInput, required: true, description: 'The rental.' }),
      lines: t.arg({
        type: [OrderLineInput],
        required: true,
        description: `The products, at most ${MAX}, with 1 to ${MAX_QUANTITY} units each.`,
      }),
    },
    ...restCalls('settings', 'quotes', 'productsByIds'),
    complexity: { field: 5, multiplier: MAX },
    resolve: async (_query, { period, lines }, context) => {
      context.trace.isPrivate = true
      checkPeriod(period)
      if (lines.length > MAX) throw badInput('lines', `expected at most ${MAX} lines, found ${lines.length}.`)
      if (lines.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY))
        throw badInput('lines', `expected quantities from 1 to ${MAX_QUANTITY}.`)
      const settings = await context.rest.settings()
      if (lines.length === 0) return []
      if (!isQuoted(settings)) {
        const length = { days: daysIn(period), minOrderDays: minimumOf(settings, context.requestId) }
        const products = await Promise.all(
          lines.map(({ productId }) => context.products(null).load(productId)),
        )
        return lines.map((line, index) => ({
          ...NOTHING,
          ...line,
          total: totalOf(products[index], line, length),
        }))
      }
      const baskets = lines.map((line) => ({ period, lines: [{ ...line, parentId: null }] }))
      const { periods } = await quoteBaskets(baskets, null, context)
      return periods.flatMap(({ lines: quoted }, index) => {
        const [line] = lines.slice(index)
        return line ? quoted.map((own) => ({ ...own, ...line })) : []
      })
    },
  }),
)
