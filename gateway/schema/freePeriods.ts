import { MAX_RENTAL_DAYS } from '#company/order.ts'
import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { MAX_OFFERS } from '#gateway/rental/freePeriods.ts'
import { type Period, periodRules } from '#gateway/rental/period.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { alternatives } from '../availability/alternatives.ts'
import { type FreePeriods, findFreePeriods } from '../availability/findFreePeriods.ts'
import { fetchingProducts, restCalls } from '../base/restCalls.ts'
import { knownRules } from '../base/serviceRules.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { checkRange, checkText } from './arguments.ts'
import { OrderLineInput } from './orderInputs.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ProductRef } from './product.ts'
import { checkRequestedLines, REQUESTED_LINES } from './requestedLines.ts'

const MAX_WITHIN = 30
const MAX_ALTERNATIVES = 10

const FreePeriodsInput = builder.inputType('FreePeriodsInput', {
  description: 'A cart, the length of its rental, and the day near which it should begin.',
  fields: (t) => ({
    lines: t.field({ type: [OrderLineInput], required: true, description: REQUESTED_LINES }),
    days: t.int({
      required: true,
      description: `Length of the rental in days, 1 to ${MAX_RENTAL_DAYS}; see \`Settings.minOrderDays\`.`,
    }),
    near: t.field({ type: 'Date', required: true, description: 'The preferred first day.' }),
    within: t.int({
      defaultValue: MAX_WITHIN,
      description: `How many days before and after \`near\` the rental may begin, 0 to ${MAX_WITHIN}.`,
    }),
  }),
})

const FreePeriodRef = builder.objectRef<Period>('FreePeriod').implement({
  description: 'A rental period, both ends included. All lines are free on all of its days.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'First day of the rental.' }),
    end: t.expose('end', { type: 'Date', description: 'Last day of the rental.' }),
  }),
})

const FreePeriodsRef = builder.objectRef<FreePeriods>('FreePeriods').implement({
  description: 'Periods in which a whole cart is free.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [FreePeriodRef],
      description: `At most ${MAX_OFFERS} periods of the requested length, the nearest first; of two equally near ones the later. They do not overlap, and each begins and ends on days of hand-over: see \`Query.calendar\`.`,
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'False: more or nearer periods may exist, because the search reached its limit of calls, or the stock of a line is unknown. True and no items: there are none.',
    }),
  }),
})

builder.queryFields((t) => ({
  freePeriods: t.field({
    type: FreePeriodsRef,
    nullable: true,
    description: `The nearest periods in which a whole cart is free, for orientation: an order checks again. Source: \`GET /v2/products\`, one call per tried period and at most ${MAX_QUESTIONS - 1}; their answers are cached for ${CALENDAR_SECONDS} s. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: { input: t.arg({ type: FreePeriodsInput, required: true, description: 'The cart and its days.' }) },
    ...restCalls('settings', 'calendar', ...Array<'products'>(MAX_QUESTIONS - 1).fill('products')),
    complexity: 50,
    resolve: async (_query, { input }, context) => {
      context.trace.isPrivate = true
      const { lines, days, near } = input
      checkRequestedLines(lines)
      checkRange(days, 'input.days', 1, MAX_RENTAL_DAYS)
      const within = checkRange(input.within ?? MAX_WITHIN, 'input.within', 0, MAX_WITHIN)
      const { rest, today } = context
      const rules = periodRules({ ...(await knownRules(context)), today })
      return findFreePeriods({ lines, days, near, within }, { rest, rules })
    },
  }),
  alternatives: t.field({
    type: [ProductRef],
    nullable: true,
    description:
      'Products that are like another one and may take its place: of its main category, of the same kind by the noun of their names, free in that quantity and between half and twice its price; if there are none, of any price. Products of its volume come first, then those of the nearest price. Empty if there are none, and for an unknown product. Source: `GET /v2/products/by-ids/{ids}`, then one or two `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      productId: t.arg.id({ required: true, description: 'The product to replace.' }),
      quantity: t.arg.int({ required: true, description: `Units, 1 to ${MAX_QUANTITY}.` }),
      period: t.arg({
        type: PeriodInput,
        description: 'The rental; omitted or null: what the company owns counts as free.',
      }),
      limit: t.arg.int({ defaultValue: 3, description: `Number of substitutes, 1 to ${MAX_ALTERNATIVES}.` }),
    },
    ...fetchingProducts(restCalls('productsByIds', 'products'), ({ period }) => period),
    complexity: ({ limit }) => ({
      field: 5,
      multiplier: Math.min(Math.max(limit ?? 3, 1), MAX_ALTERNATIVES),
    }),
    resolve: async (_query, args, { products, rest }) => {
      const quantity = checkRange(args.quantity, 'quantity', 1, MAX_QUANTITY)
      const limit = checkRange(args.limit ?? 3, 'limit', 1, MAX_ALTERNATIVES)
      const period = checkPeriod(args.period) ?? null
      const product = await products(null).load(checkText(args.productId, 'productId', 200))
      return product ? alternatives({ product, quantity, period, limit }, rest) : []
    },
  }),
}))
