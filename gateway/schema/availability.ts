import { HORIZON_MONTHS } from '#company/order.ts'
import { MAX_QUESTIONS, MAX_SEARCHED_DAYS } from '#gateway/rental/freeDays.ts'
import { daysIn } from '#gateway/rental/period.ts'
import type { DayStock } from '../availability/findFreeDays.ts'
import { batchedRestCalls, searchBatch } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { badInput } from './arguments.ts'
import { ProductRef } from './product.ts'

const DayStockRef = builder.objectRef<DayStock>('DayStock').implement({
  description: 'The number of free units of a product on one day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day.' }),
    stock: t.exposeInt('stock', {
      nullable: true,
      description: `Free units, never negative. Null is unknown: the service gives no number, the day cannot be rented (it is past, or more than ${HORIZON_MONTHS} months ahead), or the search reached its limit of calls.`,
    }),
  }),
})

builder.objectField(ProductRef, 'availability', (t) =>
  t.field({
    type: [DayStockRef],
    nullable: true,
    description: `The number of free units on each day, for orientation: an order checks again. Null if it could not be determined. Source: \`GET /v2/products\` for the whole time, then for halves of each period in which units are taken: at most ${MAX_QUESTIONS} calls for all products of an operation and these days; their answers are cached for ${CALENDAR_SECONDS} s. If the product was fetched for a period, \`GET /v2/products/by-ids/{ids}\` gives the number of units that the company owns. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({
        type: 'Date',
        required: true,
        description: `The last day: at most ${MAX_SEARCHED_DAYS} days, both ends included. More, or an end before the start, is \`BAD_USER_INPUT\`.`,
      }),
    },
    ...batchedRestCalls(['products'], ({ from, to }) => [searchBatch(from, to)]),
    // The cost is estimated before the arguments are checked.
    complexity: ({ from, to }) => ({
      field: 5,
      multiplier: Math.min(Math.max(daysIn({ start: from, end: to }), 1), MAX_SEARCHED_DAYS),
    }),
    resolve: ({ id, stock, period }, { from, to }, { availability, trace, dayEndsIn }) => {
      const days = daysIn({ start: from, end: to })
      if (days < 1 || days > MAX_SEARCHED_DAYS)
        throw badInput('to', `expected 1 to ${MAX_SEARCHED_DAYS} days, found ${days}.`)
      trace.validFor = Math.min(trace.validFor, dayEndsIn())
      return availability({ start: from, end: to })({ id, owned: period ? undefined : stock })
    },
  }),
)
