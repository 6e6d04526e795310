import { MAX_QUESTIONS, MAX_SEARCHED_DAYS } from '#gateway/rental/freeDays.ts'
import { daysIn, HORIZON_MONTHS } from '#gateway/rental/period.ts'
import type { DayStock } from '../availability/findFreeDays.ts'
import { batchedRestCalls, searchBatch } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { badInput } from './arguments.ts'
import { ProductRef } from './product.ts'

const DayStockRef = builder.objectRef<DayStock>('DayStock').implement({
  description: 'How many units of a product are free on one day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day.' }),
    stock: t.exposeInt('stock', {
      nullable: true,
      description: `Units that are free, never negative. Null is unknown: the service gives no number, the day cannot be rented (it is past, or more than ${HORIZON_MONTHS} months ahead), or the calls of one search did not suffice.`,
    }),
  }),
})

builder.objectField(ProductRef, 'availability', (t) =>
  t.field({
    type: [DayStockRef],
    nullable: true,
    description: `How many units are free on each day, for orientation: an order checks again. Null where it could not be found out. Source: \`GET /v2/products\` for periods that are halved where others hold units, at most ${MAX_QUESTIONS} calls for all products of an operation and these days; their answers are kept for ${CALENDAR_SECONDS} s. What the company owns, where the product was fetched for a period: \`GET /v2/products/by-ids/{ids}\`. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({
        type: 'Date',
        required: true,
        description: `The last day: at most ${MAX_SEARCHED_DAYS} days, both ends included. More, or an end before the start, is \`BAD_USER_INPUT\`.`,
      }),
    },
    ...batchedRestCalls(['products'], ({ from, to }) => [searchBatch(from, to)]),
    complexity: ({ from, to }) => ({ field: 5, multiplier: searchedDays(from, to) }),
    resolve: ({ id, stock, period }, { from, to }, { availability, trace, dayEndsIn }) => {
      const days = daysIn({ start: from, end: to })
      if (days < 1 || days > MAX_SEARCHED_DAYS)
        throw badInput('to', `expected 1 to ${MAX_SEARCHED_DAYS} days, found ${days}.`)
      trace.validFor = Math.min(trace.validFor, dayEndsIn())
      return availability({ start: from, end: to })({ id, owned: period ? undefined : stock })
    },
  }),
)

// The cost is estimated before the arguments are checked.
function searchedDays(from: string, to: string): number {
  return Math.min(Math.max(daysIn({ start: from, end: to }), 1), MAX_SEARCHED_DAYS)
}
