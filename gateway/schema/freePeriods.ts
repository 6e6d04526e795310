import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { MAX_OFFERS } from '#gateway/rental/freePeriods.ts'
import { MAX_RENTAL_DAYS, type Period } from '#gateway/rental/period.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { alternatives } from '../availability/alternatives.ts'
import { type FreePeriods, findFreePeriods } from '../availability/findFreePeriods.ts'
import { fetchingProducts, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { checkRange, checkText } from './arguments.ts'
import { OrderLineInput } from './orderInputs.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ProductRef } from './product.ts'
import { checkWantedLines, WANTED_LINES } from './wantedLines.ts'

const MAX_WITHIN = 30
const MAX_ALTERNATIVES = 10

const FreePeriodsInput = builder.inputType('FreePeriodsInput', {
  description: 'What is wanted, for how long, and when about.',
  fields: (t) => ({
    lines: t.field({ type: [OrderLineInput], required: true, description: WANTED_LINES }),
    days: t.int({
      required: true,
      description: `Length of the rental in days (суток), 1 to ${MAX_RENTAL_DAYS}; see \`Settings.minOrderDays\`.`,
    }),
    near: t.field({ type: 'Date', required: true, description: 'The first day that would be best.' }),
    within: t.int({
      defaultValue: MAX_WITHIN,
      description: `How many days before and after \`near\` the rental may begin, 0 to ${MAX_WITHIN}.`,
    }),
  }),
})

const FreePeriodRef = builder.objectRef<Period>('FreePeriod').implement({
  description: 'A rental, both ends included, on all of whose days all lines are free.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'First day of the rental.' }),
    end: t.expose('end', { type: 'Date', description: 'Last day of the rental.' }),
  }),
})

const FreePeriodsRef = builder.objectRef<FreePeriods>('FreePeriods').implement({
  description: 'When everything is free.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [FreePeriodRef],
      description: `Periods of the wanted length on all of whose days all lines are free, at most ${MAX_OFFERS}: the nearest first, of two equally near ones the later; none overlaps another, none begins before today.`,
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'False: more or nearer ones may exist, for the calls of one search did not suffice, or the service does not say what is free of a line. True and no items: there are none.',
    }),
  }),
})

builder.queryFields((t) => ({
  freePeriods: t.field({
    type: FreePeriodsRef,
    nullable: true,
    description: `The nearest periods in which everything is free, for orientation: an order checks again. Source: \`GET /v2/products\`, one call for each period that is tried and at most ${MAX_QUESTIONS}; their answers are kept for ${CALENDAR_SECONDS} s. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: { input: t.arg({ type: FreePeriodsInput, required: true, description: 'What is wanted.' }) },
    ...restCalls(...Array<'products'>(MAX_QUESTIONS).fill('products')),
    complexity: 50,
    resolve: (_query, { input }, context) => {
      context.trace.isPrivate = true
      const { lines, days, near } = input
      checkWantedLines(lines)
      checkRange(days, 'input.days', 1, MAX_RENTAL_DAYS)
      const within = checkRange(input.within ?? MAX_WITHIN, 'input.within', 0, MAX_WITHIN)
      return findFreePeriods({ lines, days, near, within }, context)
    },
  }),
  alternatives: t.field({
    type: [ProductRef],
    nullable: true,
    description:
      'Products that may stand in for one that is taken: of its main category, free in that quantity in the period, at most twice or half as dear, or of any price where none is so near. Those of its volume first, then those of the nearest price. Empty where there are none, and for an unknown product. Source: `GET /v2/products/by-ids/{ids}`, then one `GET /v2/products`, or two. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      productId: t.arg.id({ required: true, description: 'The product that is wanted.' }),
      quantity: t.arg.int({ required: true, description: `Units, 1 to ${MAX_QUANTITY}.` }),
      period: t.arg({ type: PeriodInput, required: true, description: 'The rental.' }),
      limit: t.arg.int({ defaultValue: 3, description: `How many at most, 1 to ${MAX_ALTERNATIVES}.` }),
    },
    ...fetchingProducts(restCalls('productsByIds', 'products'), ({ period }) => period),
    complexity: ({ limit }) => ({
      field: 5,
      multiplier: Math.min(Math.max(limit ?? 3, 1), MAX_ALTERNATIVES),
    }),
    resolve: async (_query, args, { products, rest }) => {
      const quantity = checkRange(args.quantity, 'quantity', 1, MAX_QUANTITY)
      const limit = checkRange(args.limit ?? 3, 'limit', 1, MAX_ALTERNATIVES)
      const period = checkPeriod(args.period) ?? args.period
      const product = await products(null).load(checkText(args.productId, 'productId', 200))
      return product ? alternatives({ product, quantity, period, limit }, rest) : []
    },
  }),
}))
